/// Splits a change of routes into steps, each of which a host can show at once.
public enum RouteSteps {
  /// The routes to show one after the other, to come from some routes to others.
  ///
  /// The first step changes what screens hold and not how they are stacked: up to the first route whose
  /// style differs. Then what is presented above it is dismissed, one presentation at a time; then what is
  /// pushed above it is popped, at once; then the new routes come, one at a time.
  ///
  /// - Parameters:
  ///   - start: The routes that are shown.
  ///   - end: The routes to show.
  /// - Returns: The steps; the last one is `end`, with the first one it is never empty.
  /// - Complexity: O(*s* · *n*) for *s* steps of *n* routes.
  public static func calculateSteps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>]
  ) -> [[Route<Screen>]] {
    let common = zip(start, end).prefix { $0.style == $1.style }.count
    var current = Array(end[..<common] + start[common...])
    var steps = [current]
    while let presented = current[common...].lastIndex(where: { $0.isPresented }) {
      current.removeSubrange(presented...)
      steps.append(current)
    }
    if current.count > common {
      current.removeSubrange(common...)
      steps.append(current)
    }
    for route in end[common...] {
      current.append(route)
      steps.append(current)
    }
    return steps
  }

  /// Whether a host that shows one presentation at a time can go from some routes to others at once.
  ///
  /// It can pop any number of pushed screens, or dismiss one presented screen with what was pushed onto it,
  /// or add one route; and change what screens hold where nothing is added or removed.
  ///
  /// - Parameters:
  ///   - start: The routes that are shown.
  ///   - end: The routes to show.
  public static func isSingleStep<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>]
  ) -> Bool {
    guard zip(start, end).allSatisfy({ $0.style == $1.style }) else { return false }
    if end.count > start.count { return end.count == start.count + 1 }
    let removed = start[end.count...]
    let presented = removed.filter(\.isPresented).count
    return presented == 0 || presented == 1 && removed.first?.isPresented == true
  }
}
