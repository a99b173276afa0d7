import Routes

/// What the views know of a route: enough to find its screen and to tell it from others.
struct RouteMark<RouteID: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  let routeID: RouteID

  /// The generation of the route's identity; 0 where routes are made anew on each read.
  let generation: UInt64

  let style: RouteStyle

  var id: RouteMark { self }
}

/// A root or a presented screen with the screens pushed onto it, and what is presented in front of them.
struct RouteLayer<RouteID: Hashable & Sendable> {
  let base: RouteMark<RouteID>
  let pushed: [RouteMark<RouteID>]
  let presented: RouteMark<RouteID>?

  /// The layer that begins with a mark; `nil` if there is no such route.
  init?(from base: RouteMark<RouteID>, in marks: [RouteMark<RouteID>]) {
    guard let start = marks.firstIndex(of: base) else { return nil }
    let above = marks[(start + 1)...]
    self.base = base
    pushed = Array(above.prefix { !$0.style.isPresented })
    presented = above.first { $0.style.isPresented }
  }
}
