import Synchronization

/// Hands out numbers that never come back, one for each change of an array's structure.
enum StructureStamp {
  /// The stamp of an empty array.
  static let empty: UInt64 = 0

  private static let last = Atomic<UInt64>(0)

  /// A number that no structure has had before.
  static func fresh() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
