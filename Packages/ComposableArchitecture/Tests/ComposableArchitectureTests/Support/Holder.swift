/// A place for a value that tests hand from one closure to another, one at a time.
final class Holder<Value>: @unchecked Sendable {
  // The tests that use it write and read in turn, never at once.
  var value: Value

  init(_ value: Value) { self.value = value }
}
