import Synchronization

/// Numbers that never come back, for identities and generations.
@usableFromInline
enum SerialNumber {
  private static let last = Atomic<UInt64>(0)

  /// A number above zero that nobody has got before.
  @usableFromInline
  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
