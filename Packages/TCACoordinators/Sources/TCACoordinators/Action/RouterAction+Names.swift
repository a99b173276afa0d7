public import ComposableArchitecture

/// What can happen to routes in an array, which are addressed by position.
public typealias IndexedRouterAction<Screen, ScreenAction> =
  RouterAction<Int, Screen, ScreenAction>

/// What can happen to routes in an array, of a screen's reducer.
public typealias IndexedRouterActionOf<Screen: Reducer> =
  IndexedRouterAction<Screen.State, Screen.Action>

/// What can happen to routes in an identified array, which are addressed by their screens' ids.
public typealias IdentifiedRouterAction<Screen: Identifiable, ScreenAction> =
  RouterAction<Screen.ID, Screen, ScreenAction>
where Screen.ID: Sendable

/// What can happen to routes in an identified array, of a screen's reducer.
public typealias IdentifiedRouterActionOf<Screen: Reducer> =
  IdentifiedRouterAction<Screen.State, Screen.Action>
where Screen.State: Identifiable, Screen.State.ID: Sendable
