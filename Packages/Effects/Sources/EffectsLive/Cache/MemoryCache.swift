/// The entries used last, up to a limit.
struct MemoryCache {
  private struct Slot {
    var entry: CachedFacts
    var use: Int
  }

  private let limit: Int
  private var slots: [String: Slot] = [:]
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { slots.count }

  mutating func entry(for key: String) -> CachedFacts? {
    uses += 1
    slots[key]?.use = uses
    return slots[key]?.entry
  }

  /// Takes the entry in; the one whose last use is longest ago leaves when there are too many.
  ///
  /// - Complexity: O(`limit`) when one has to leave, else O(1).
  mutating func insert(_ entry: CachedFacts) {
    uses += 1
    slots[entry.key] = Slot(entry: entry, use: uses)
    if slots.count > limit, let oldest = slots.min(by: { $0.value.use < $1.value.use }) {
      slots[oldest.key] = nil
    }
  }
}
