/// A shared value as a whole.
final class WholePlace<Value>: SharedPlace<Value>, @unchecked Sendable {
  // A constant.
  private let whole: SharedSource<Value>

  init(_ whole: SharedSource<Value>) {
    self.whole = whole
  }

  override var source: AnySharedSource { whole }
  override func read() -> Value { whole.read() }

  override func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try whole.update(body)
  }

  override func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    whole.follow(action)
  }
}

/// A value that lives as long as somebody shares it.
final class UnkeptSource<Value>: SharedSource<Value>, @unchecked Sendable {
  // Adds no state.

  override package var description: String { "value" }
}
