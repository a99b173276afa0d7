/// The groups of effects that share a cancellation id, found by their place.
///
/// A few are searched one by one. Many, such as one in each of 1,000 rows, are kept by place, so that a
/// row that cancels its own effect does not look at those of the others.
struct GroupShelf {
  private static let fewLimit = 8

  private var few: [EffectGroup] = []
  private var places: [Place: [EffectGroup]] = [:]
  private var depths: [Int: Int] = [:]

  /// Whether there are no groups.
  var isEmpty: Bool { few.isEmpty && places.isEmpty }

  /// The groups, in no order.
  var all: [EffectGroup] { few + places.values.joined() }

  mutating func insert(_ group: EffectGroup) {
    if places.isEmpty {
      few.append(group)
      guard few.count > Self.fewLimit else { return }
      let all = few
      few = []
      for group in all { shelve(group) }
    } else {
      shelve(group)
    }
  }

  mutating func remove(_ group: EffectGroup) {
    if let position = few.firstIndex(where: { $0 === group }) {
      few.remove(at: position)
    } else if let position = places[Place(group.path)]?.firstIndex(where: { $0 === group }) {
      places[Place(group.path)]?.remove(at: position)
      forget(group)
    }
  }

  /// Takes out the groups at a place and below it for which `isMeant` holds, in order of issue.
  mutating func take(at path: EffectPath?, _ isMeant: (EffectGroup) -> Bool) -> [EffectGroup] {
    let candidates = places.isEmpty ? few : shelved(at: path)
    let taken = candidates.filter { EffectPath.contains(path, $0.path) && isMeant($0) }
    if !taken.isEmpty, taken.count == few.count {
      few = []
    } else {
      for group in taken { remove(group) }
    }
    return taken
  }

  private func shelved(at path: EffectPath?) -> [EffectGroup] {
    let depth = path?.depth ?? 0
    if !depths.keys.contains(where: { $0 > depth }) { return places[Place(path)] ?? [] }
    return places.values.joined().sorted { $0.issue.isBefore($1.issue) }
  }

  private mutating func shelve(_ group: EffectGroup) {
    places[Place(group.path), default: []].append(group)
    depths[group.path?.depth ?? 0, default: 0] += 1
  }

  private mutating func forget(_ group: EffectGroup) {
    let place = Place(group.path)
    if places[place]?.isEmpty == true { places[place] = nil }
    let depth = group.path?.depth ?? 0
    depths[depth] = depths[depth].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  /// A path, compared by the children that it leads through.
  private struct Place: Hashable {
    let path: EffectPath?

    init(_ path: EffectPath?) {
      self.path = path
    }

    static func == (lhs: Place, rhs: Place) -> Bool {
      guard let left = lhs.path, let right = rhs.path else {
        return lhs.path == nil && rhs.path == nil
      }
      return left.hash == right.hash && left.depth == right.depth
        && EffectPath.isSame(left, right)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(path?.hash ?? 0) }
  }
}
