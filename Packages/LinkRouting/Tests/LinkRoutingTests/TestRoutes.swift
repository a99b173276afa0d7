import LinkRouting
import TerminalUI

/// What the tests of navigators go through.
@MainActor
enum TestRoutes {
  /// A flag that a guard asks.
  final class Session {
    var isLoggedIn = false
  }

  static func stack(_ session: Session = Session()) -> [Route] {
    [
      Route(
        path: "/", name: "home",
        builder: { Screen(title: "Home", links: ["/a", "/a/m", "/nowhere"]) },
        children: [
          Route(
            path: "a", builder: { Screen(title: "A", links: ["/a/m", "/a/a"]) },
            children: [
              Route(path: "a") { Screen(title: "AA") },
              Route(
                path: "m",
                builder: { params in
                  Screen(title: "M \(params.query["q"] ?? "-")", links: ["/a/m/b", "/a/other"])
                },
                children: [
                  Route(
                    path: "b", builder: { Screen(title: "B", links: ["/a/m/b/n"]) },
                    children: [
                      Route(path: "n", builder: { Screen(title: "N") }, isModal: true)
                    ])
                ], isModal: true),
              Route(path: "other", builder: { Screen(title: "Other") }, isModal: true),
            ]),
          Route(path: "item/:id", name: "item") { params in
            Screen(title: "Item \(try params.require("id", as: Int.self))")
          },
          Route(
            path: "secret/:id",
            builder: { params in Screen(title: "Secret \(params["id"] ?? "")") },
            children: [Route(path: "deep") { Screen(title: "Deep") }],
            redirect: { _ in session.isLoggedIn ? nil : "/log-in" }),
          Route(path: "log-in") { params in
            Screen(title: "Log in", links: params.redirectedFrom)
          },
          Route(path: "loop", builder: { EmptyView() }, redirect: { _ in "/loop" }),
          Route(path: "ping", builder: { EmptyView() }, redirect: { _ in "/pong" }),
          Route(path: "pong", builder: { EmptyView() }, redirect: { _ in "/ping" }),
        ])
    ]
  }

  static let tabs: [TabRoute] = [
    TabRoute(
      path: "/", builder: { Screen(title: "Home", links: ["/one", "/fav/x"]) },
      labelBuilder: { Text("Home") },
      children: [
        Route(
          path: "one", builder: { Screen(title: "One", links: ["/one/m1"]) },
          children: [
            Route(
              path: "two", builder: { Screen(title: "Two") },
              children: [
                Route(path: "three") { Screen(title: "Three") }
              ]),
            Route(path: "m1", builder: { Screen(title: "M1", links: ["/one/m2"]) }, isModal: true),
            Route(path: "m2", builder: { Screen(title: "M2") }, isModal: true),
          ])
      ]),
    TabRoute(
      path: "/fav", builder: { Screen(title: "Favorites", links: ["/one/two"]) },
      labelBuilder: { Text("Favorites") },
      children: [Route(path: ":name") { params in Screen(title: "Fav \(params["name"] ?? "")") }]),
  ]
}

/// A screen with a title and links.
struct Screen: View {
  let title: String
  var links: [String] = []
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title) here")
      Button("count \(count)") { count += 1 }
      ForEach(links, id: \.self) { RouteLink($0, to: $0) }
    }
    .navigationTitle(title)
  }
}
