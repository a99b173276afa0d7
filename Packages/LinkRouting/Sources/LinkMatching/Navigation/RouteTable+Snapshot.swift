extension RouteTable {
  /// The stacks of a snapshot, by these routes.
  ///
  /// - Parameter reason: Says why a link is not found now; `nil` when it is.
  package func histories(
    of snapshot: NavigationSnapshot, reason: (String) -> UnknownLink.Reason?
  ) throws(SnapshotError) -> [NavigationHistory] {
    var histories: [NavigationHistory] = []
    for stack in snapshot.stacks {
      var ahead: [NavigationState] = []
      for position in stack.forward.suffix(NavigationHistory.limit) {
        ahead.append(try state(position, reason))
      }
      histories.append(NavigationHistory(try state(stack.position, reason), ahead: ahead))
    }
    return histories
  }

  private func state(
    _ position: NavigationSnapshot.Position, _ reason: (String) -> UnknownLink.Reason?
  ) throws(SnapshotError) -> NavigationState {
    guard let root = try way(to: position.root).last else { throw .otherNavigation }
    var state = NavigationState(root: root)
    for place in (position.below ?? []) + (position.top.map { [$0] } ?? []) {
      state.show(try way(to: place))
    }
    if let unknown = position.unknown, let reason = reason(unknown) {
      state.show(UnknownLink(unknown, reason: reason))
    }
    return state
  }

  private func way(to place: NavigationSnapshot.Place) throws(SnapshotError) -> [Crumb] {
    guard let pattern = try? RoutePattern(place.pattern), let route = patterns[pattern] else {
      throw .routeHasGone(pattern: place.pattern)
    }
    guard let link = try? Link(place.url), let fit = fit(link, route: route) else {
      throw .placeDoesNotFit(url: place.url, pattern: place.pattern)
    }
    let trail = RedirectTrail(
      links: place.redirectedFrom ?? [], parameters: place.carried ?? [:])
    return crumbs(fit, of: link, after: trail)
  }
}
