/// Where a navigation stands: the root, and the screens in front of it.
///
/// The screens are one list. Each modal one among them begins a new level: what comes after it is
/// pushed inside it.
package struct NavigationState: Hashable, Sendable {
  /// The screen that is always there.
  package private(set) var root: Crumb
  /// The screens in front of the root.
  package private(set) var crumbs: [Crumb] = []

  /// Starts at the root.
  package init(root: Crumb) {
    self.root = root
    self.root.place = 0
  }

  /// The screen in front.
  package var top: Crumb { crumbs.last ?? root }

  // MARK: Levels

  /// How many levels there are: one, and one for each modal screen.
  package var levels: Int { 1 + crumbs.count(where: \.isModal) }

  /// Where in ``crumbs`` a level begins: with its modal screen.
  private func start(of level: Int) -> Int {
    guard level > 0 else { return 0 }
    var count = 0
    for (index, crumb) in crumbs.enumerated() where crumb.isModal {
      count += 1
      if count == level { return index }
    }
    return crumbs.count
  }

  /// The screen at the bottom of a level; `nil` when there is no such level.
  package func root(of level: Int) -> Crumb? {
    guard level > 0 else { return root }
    let start = start(of: level)
    return start < crumbs.count ? crumbs[start] : nil
  }

  /// The screens pushed in a level.
  package func path(of level: Int) -> [Crumb] {
    guard level < levels else { return [] }
    let start = start(of: level) + (level > 0 ? 1 : 0)
    return Array(crumbs[start..<self.start(of: level + 1)])
  }

  // MARK: Changes

  /// Shows the last of the screens on the way to a link.
  ///
  /// When the root is among them, what comes after it is in front of it; otherwise all are. A screen on the way
  /// that is there already stays as it was asked for.
  package mutating func show(_ way: [Crumb]) {
    guard let index = way.lastIndex(where: { $0.isSameScreen(as: root) }) else {
      return place(way)
    }
    if index == way.count - 1 { root = way[index] }
    root.place = 0
    place(way[(index + 1)...])
  }

  /// Shows the last of the screens on the way to a link below another root.
  package mutating func show(_ way: [Crumb], root: Crumb) {
    if !root.isSameScreen(as: self.root) { self.root = root }
    show(way)
  }

  private mutating func place(_ way: some Collection<Crumb>) {
    let onTheWay = way.dropLast()
    let kept = zip(crumbs, onTheWay).prefix { $0.isSameScreen(as: $1) }.map(\.0)
    let new = way.dropFirst(kept.count).enumerated().map { index, crumb in
      var crumb = crumb
      crumb.place = kept.count + index + 1
      return crumb
    }
    crumbs = kept + new
  }

  /// Puts a not-found screen in front of everything; one that is there is replaced.
  package mutating func show(_ unknown: UnknownLink) {
    if top.unknown != nil { crumbs.removeLast() }
    var crumb = Crumb(unknown)
    crumb.place = crumbs.count + 1
    crumbs.append(crumb)
  }

  /// Takes the screen in front away; `false` when it is the root.
  package mutating func back() -> Bool {
    crumbs.popLast() != nil
  }

  /// Keeps the first screens of a level only; `false` when that changes nothing.
  package mutating func cut(level: Int, to count: Int) -> Bool {
    guard level < levels, count >= 0 else { return false }
    let end = start(of: level) + (level > 0 ? 1 : 0) + count
    guard end < start(of: level + 1) else { return false }
    crumbs.removeSubrange(end...)
    return true
  }

  /// Takes a level and those in front of it away; `false` when there is none.
  package mutating func dismiss(level: Int) -> Bool {
    guard level > 0, level < levels else { return false }
    crumbs.removeSubrange(start(of: level)...)
    return true
  }
}
