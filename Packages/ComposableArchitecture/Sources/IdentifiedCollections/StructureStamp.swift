import Synchronization

/// Hands out numbers that never come back, one for each change of an array's structure.
@usableFromInline
enum StructureStamp {
  /// The stamp of an empty array.
  @inlinable static var empty: UInt64 { 0 }

  private static let last = Atomic<UInt64>(0)

  /// A number that no structure has had before.
  @usableFromInline
  static func fresh() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
