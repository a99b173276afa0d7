import IdentifiedCollections

struct Row: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var name = ""
}

extension IdentifiedArray {
  /// Whether ids are unique, agree with the elements and are found at their positions.
  func isConsistent(id: (Element) -> ID) -> Bool {
    elements.count == ids.count && Set(ids).count == count
      && elements.indices.allSatisfy { position in
        id(elements[position]) == ids[position] && index(id: ids[position]) == position
      }
  }
}

/// A random sequence that starts from a seed: splitmix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
