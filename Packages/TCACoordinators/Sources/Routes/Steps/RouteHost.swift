/// What a host of views can show at once.
public struct RouteHost: Hashable, Sendable {
  private let showsEverythingAtOnce: Bool

  /// Shows any change of routes at once, as the terminal does.
  public static let terminal = RouteHost(showsEverythingAtOnce: true)

  /// Shows one presentation or dismissal at a time.
  public static let stepwise = RouteHost(showsEverythingAtOnce: false)

  /// How long a host that goes step by step needs for a presentation.
  ///
  /// The value is that of the reference library; shorter ones lose presentations on its hosts.
  public static let stepDuration: Duration = .milliseconds(650)

  /// The routes to show one after the other, to come from some routes to others.
  ///
  /// The root always stays: a root that is shown in another way takes the place of the old one in one step.
  ///
  /// - Parameters:
  ///   - start: The routes that are shown.
  ///   - end: The routes to show.
  /// - Returns: The steps, of which none is empty unless `end` is.
  public func steps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>]
  ) -> [[Route<Screen>]] {
    guard !showsEverythingAtOnce else { return [end] }
    let steps = RouteSteps.calculateSteps(from: start, to: end)
    return end.isEmpty ? steps : steps.filter { !$0.isEmpty }
  }
}
