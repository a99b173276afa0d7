/// Default values that have been made, by key: immutable, so that it is read without a lock.
///
/// Open addressing, at most half full; the number of places is a power of two.
final class ResolvedTable: Sendable {
  let count: Int
  private let places: [(key: ObjectIdentifier, value: DependencyOverride)?]

  init(_ entries: [(key: ObjectIdentifier, value: DependencyOverride)]) {
    var size = 8
    while size < entries.count * 2 { size *= 2 }
    var places: [(key: ObjectIdentifier, value: DependencyOverride)?] = Array(
      repeating: nil, count: size)
    for entry in entries {
      var index = Self.start(of: entry.key) & (size - 1)
      while places[index] != nil { index = (index + 1) & (size - 1) }
      places[index] = entry
    }
    self.count = entries.count
    self.places = places
  }

  /// The table with one more entry.
  func adding(_ value: DependencyOverride, for key: ObjectIdentifier) -> ResolvedTable {
    ResolvedTable(places.compactMap { $0 } + [(key, value)])
  }

  /// The value of a key: O(1).
  func value(for key: ObjectIdentifier) -> DependencyOverride? {
    var index = Self.start(of: key) & (places.count - 1)
    while let entry = places[index] {
      if entry.key == key { return entry.value }
      index = (index + 1) & (places.count - 1)
    }
    return nil
  }

  /// Keys are addresses of type metadata, whose low bits are alike.
  private static func start(of key: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: key)
    return Int(bitPattern: (address >> 4) ^ (address >> 11))
  }
}
