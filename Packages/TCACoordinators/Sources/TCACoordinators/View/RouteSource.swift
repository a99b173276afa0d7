@_spi(FeatureCollections) import ComposableArchitecture
import ComposableTerminalUI
import Routes

/// The routes behind a router's views: reads them, and writes what the user's gestures leave of them.
@MainActor
struct RouteSource<Flow: RoutableCollection, ScreenAction, Screen>
where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  typealias Mark = RouteMark<Flow.RouteID>

  let store: Store<Flow, RouterAction<Flow.RouteID, Screen, ScreenAction>>

  /// The marks of all routes.
  var marks: [Mark] {
    let routes = store.state
    // A route that a computed property makes anew cannot be told from others by its identity.
    let again = store.state
    let isEqualInLength = routes.count == again.count
    return routes.indices.map { index in
      let identity = routes[index].identity
      let isStable = isEqualInLength && again[index].identity == identity
      return Mark(
        routeID: routes._id(at: index), generation: isStable ? identity.generation : 0,
        style: routes[index].style)
    }
  }

  /// The store of a route's screen; `nil` when it has gone.
  func screen(of mark: Mark) -> Store<Screen, ScreenAction>? {
    store.feature(
      mark.routeID, generation: mark.generation, in: RoutesAccess<Flow>.self,
      embed: { .routeAction(id: $0, action: $1) })
  }

  /// Takes a route away, with all above it; nothing if it has gone already.
  func dismiss(_ mark: Mark) {
    if let index = marks.firstIndex(of: mark) { keep(index) }
  }

  /// Goes back to a route; nothing if it has gone already.
  func goBack(to mark: Mark) {
    if let index = marks.firstIndex(of: mark) { keep(index + 1) }
  }

  private func keep(_ count: Int) {
    let routes = store.state
    if count < routes.count {
      store.send(.updateRoutes(Array(routes.prefix(count)).from(.outside)))
    }
  }
}
