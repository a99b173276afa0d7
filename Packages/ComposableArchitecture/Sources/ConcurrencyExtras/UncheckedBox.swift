/// A reference to a value that the compiler may send between tasks: whoever makes it answers for
/// that.
public final class UncheckedBox<Value>: @unchecked Sendable {
  // Unchecked by its purpose: the owner promises that uses of `wrappedValue` never overlap.

  /// The value.
  public var wrappedValue: Value

  /// Boxes a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}
