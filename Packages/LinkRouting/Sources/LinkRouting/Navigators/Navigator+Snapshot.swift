public import LinkMatching

extension Navigator {
  /// The whole navigation, to be kept.
  public var snapshot: NavigationSnapshot {
    if let tabs = core.tabs { return tabs.snapshot }
    return NavigationSnapshot(selectedTab: nil, stacks: [core.history])
  }

  /// Goes where a snapshot says; guards are obeyed.
  ///
  /// - Throws: `SnapshotError`; the navigation then stays where it was.
  public func restore(_ snapshot: NavigationSnapshot) throws(SnapshotError) {
    if let tabs = core.tabs { return try tabs.restore(snapshot) }
    let histories = try core.map.histories(of: snapshot)
    guard snapshot.selectedTab == nil, histories.count == 1, let history = histories.first,
      core.hasSameRoot(as: history),
      core.state.root.parameters.path == history.state.root.parameters.path
    else { throw .otherNavigation }
    core.restore(try core.checked(history))
  }
}

extension RouteMap {
  /// The stacks of a snapshot.
  func histories(of snapshot: NavigationSnapshot) throws(SnapshotError) -> [NavigationHistory] {
    try table.histories(of: snapshot) { text in
      guard case .unknown(let unknown)? = try? resolve(text) else { return nil }
      return unknown.reason
    }
  }
}
