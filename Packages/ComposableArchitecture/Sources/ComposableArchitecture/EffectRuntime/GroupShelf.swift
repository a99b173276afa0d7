/// The groups of effects that share a cancellation id, found by their place.
///
/// A few are searched one by one. Many, such as one in each of 1,000 rows, are kept under each place that
/// they are at or below, so that a row that cancels its effects does not look at those of the others, and
/// one of many groups at one place goes without a search.
struct GroupShelf {
  private static let fewLimit = 8

  private var few: [EffectGroup] = []
  private var places: [Place: [ObjectIdentifier: EffectGroup]] = [:]

  /// Whether there are no groups.
  var isEmpty: Bool { few.isEmpty && places.isEmpty }

  /// The groups, in no order.
  var all: [EffectGroup] { few + (places[Place(nil)].map { Array($0.values) } ?? []) }

  mutating func insert(_ group: EffectGroup) {
    guard places.isEmpty else { return shelve(group) }
    few.append(group)
    guard few.count > Self.fewLimit else { return }
    for group in few { shelve(group) }
    few = []
  }

  mutating func remove(_ group: EffectGroup) {
    if places.isEmpty {
      few.removeAll { $0 === group }
      return
    }
    var path = group.path
    while true {
      let place = Place(path)
      places[place]?[ObjectIdentifier(group)] = nil
      if places[place]?.isEmpty == true { places[place] = nil }
      guard let current = path else { return }
      path = current.parent
    }
  }

  /// Takes out the groups at a place and below it for which `isMeant` holds, in order of issue.
  mutating func take(at path: EffectPath?, _ isMeant: (EffectGroup) -> Bool) -> [EffectGroup] {
    guard places.isEmpty else { return takeShelved(at: path, isMeant) }
    let taken = few.filter { EffectPath.contains(path, $0.path) && isMeant($0) }
    if taken.count == few.count {
      few = []
    } else {
      for group in taken { remove(group) }
    }
    return taken
  }

  private mutating func takeShelved(
    at path: EffectPath?, _ isMeant: (EffectGroup) -> Bool
  ) -> [EffectGroup] {
    let taken = places[Place(path)]?.values.filter(isMeant) ?? []
    for group in taken { remove(group) }
    return taken.count > 1 ? taken.sorted { $0.issue.isBefore($1.issue) } : taken
  }

  private mutating func shelve(_ group: EffectGroup) {
    var path = group.path
    while true {
      places[Place(path), default: [:]][ObjectIdentifier(group)] = group
      guard let current = path else { return }
      path = current.parent
    }
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
