import CasePaths
import IdentifiedCollections
import Routes

/// A screen for tests of routes.
@CasePathable
enum Page: Hashable, Codable, Identifiable, Sendable {
  case list(Int)
  case detail(Int)

  var id: Int {
    switch self {
    case .list(let id): id
    case .detail(let id): id
    }
  }
}

/// Which of the two collections a test runs on.
enum Kind: CaseIterable {
  case indexed, identified

  /// What a change leaves of routes.
  func changed(
    _ routes: [Route<Page>], _ indexed: (inout [Route<Page>]) -> Void,
    _ identified: (inout IdentifiedArrayOf<Route<Page>>) -> Void
  ) -> [Route<Page>] {
    switch self {
    case .indexed:
      var routes = routes
      indexed(&routes)
      return routes
    case .identified:
      var routes = IdentifiedArrayOf<Route<Page>>(uniqueElements: routes)
      identified(&routes)
      return Array(routes)
    }
  }
}

/// A change of routes of any collection.
protocol RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page>
}

extension Kind {
  /// What a change leaves of routes.
  func changed(_ routes: [Route<Page>], _ change: some RouteChange) -> [Route<Page>] {
    changed(routes, { change.apply(&$0) }, { change.apply(&$0) })
  }
}
