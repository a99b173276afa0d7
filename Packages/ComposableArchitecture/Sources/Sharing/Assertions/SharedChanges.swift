/// Changes of shared values: for each value, what it was before the first and after the last.
package struct SharedChanges: @unchecked Sendable {
  // Values are only compared, copied and printed; sources are Sendable.

  /// A change of one value.
  package struct Change {
    package let source: AnySharedSource
    package let before: Any
    package var after: Any
  }

  private var positions: [ObjectIdentifier: Int] = [:]

  /// The changes, by the time of their first.
  package private(set) var all: [Change] = []

  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { all.isEmpty }

  /// The change of one value.
  package subscript(source: AnySharedSource) -> Change? {
    positions[ObjectIdentifier(source)].map { all[$0] }
  }

  mutating func add(_ source: AnySharedSource, before: Any, after: Any) {
    let id = ObjectIdentifier(source)
    if let position = positions[id] {
      all[position].after = after
    } else {
      positions[id] = all.count
      all.append(Change(source: source, before: before, after: after))
    }
  }

  /// These changes, then the others.
  package func followed(by later: SharedChanges) -> SharedChanges {
    var result = self
    for change in later.all {
      result.add(change.source, before: change.before, after: change.after)
    }
    return result
  }

  /// The changes that made a difference.
  package var real: SharedChanges {
    var result = SharedChanges()
    for change in all where !change.source.areEqual(change.before, change.after) {
      result.add(change.source, before: change.before, after: change.after)
    }
    return result
  }
}
