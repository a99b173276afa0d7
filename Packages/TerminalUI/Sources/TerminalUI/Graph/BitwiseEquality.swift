/// Whether two values hold the same bits, and so are certainly the same value.
///
/// Different bits say nothing. Both values must be alive, so that no address can have been reused.
func areBitwiseEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      first.elementsEqual(second)
    }
  }
}

/// Whether two values are certainly equal, by `==` where the type has it, else by their bits.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if let first = first as? any Equatable {
    return isEqual(first, to: second)
  }
  return areBitwiseEqual(first, second)
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  guard let second = second as? Value else { return false }
  return first == second
}
