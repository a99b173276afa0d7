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
  /// - Parameters:
  ///   - start: The routes that are shown.
  ///   - end: The routes to show.
  public func steps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>]
  ) -> [[Route<Screen>]] {
    showsEverythingAtOnce ? [end] : RouteSteps.calculateSteps(from: start, to: end)
  }
}
