/// Someone sleeps on a test clock where nobody should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// Makes the error.
  public init() {}

  public var description: String { "Expected no sleeping task on the clock, but there is one." }
}
