import LinkRouting
import TerminalUI

/// Every place of the example.
enum ExampleRoutes {
  static let tabs: [TabRoute] = [
    TabRoute(
      path: "/", builder: { HomeView() }, labelBuilder: { Text("Home") },
      children: [
        Route(
          path: "details/:id", name: "details",
          builder: { params in DetailView(id: try params.require("id", as: Int.self)) },
          children: [greeting]),
        greeting,
        Route(path: "old/:id", builder: { EmptyView() }, redirect: { _ in "/details/:id" }),
        Route(path: "circle", builder: { EmptyView() }, redirect: { _ in "/circle" }),
      ]),
    TabRoute(
      path: "/favorites", builder: { FavoritesView() }, labelBuilder: { Text("Favorites") },
      children: [
        Route(path: ":id") { params in
          DetailView(id: try params.require("id", as: Int.self), isFavorite: true)
        }
      ]),
  ]

  private static let greeting = Route(
    path: "greeting/:name?", builder: { params in GreetingView(name: params["name"]) },
    children: [Route(path: "more/about") { AboutView() }], isModal: true)
}
