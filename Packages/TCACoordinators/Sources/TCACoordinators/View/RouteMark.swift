import Routes

/// What the views know of a route: enough to find its screen and to tell it from others.
struct RouteMark<RouteID: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  let routeID: RouteID

  /// The generation of the route's identity; 0 for a route that is made anew on each read.
  let generation: UInt64

  let style: RouteStyle

  var id: RouteMark { self }
}

/// A root or a presented screen with the screens pushed onto it, and what is presented in front of them.
struct RouteLayer<RouteID: Hashable & Sendable> {
  let base: RouteMark<RouteID>
  let pushed: ArraySlice<RouteMark<RouteID>>

  /// The layers in front: the first mark is that of the presented screen; empty if there is none.
  let front: ArraySlice<RouteMark<RouteID>>

  /// The layer that the first of some routes begins; `nil` if there are none.
  init?(_ marks: ArraySlice<RouteMark<RouteID>>) {
    guard let base = marks.first else { return nil }
    self.base = base
    let above = marks.dropFirst()
    pushed = above.prefix { !$0.style.isPresented }
    front = above[pushed.endIndex...]
  }
}
