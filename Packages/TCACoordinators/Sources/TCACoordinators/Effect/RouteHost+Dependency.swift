public import ComposableArchitecture
public import Routes

extension DependencyValues {
  /// What the host of the views can show at once; the terminal shows any change.
  public var routeHost: RouteHost {
    get { self[RouteHostKey.self] }
    set { self[RouteHostKey.self] = newValue }
  }
}

private enum RouteHostKey: DependencyKey {
  static let liveValue = RouteHost.terminal
  static let testValue = RouteHost.terminal
}
