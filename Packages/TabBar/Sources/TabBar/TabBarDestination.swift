public import ComposableArchitecture
public import FeatureA
public import FeatureB1
public import LinkDestinations

/// The places in the tabs, each package's own.
@CasePathable
public enum TabBarDestination: Hashable, Sendable {
  /// The places in the tab A.
  case a(ADestination)
  /// The places in the tab B.
  case b(B1Destination)

  /// Their links, below where the parent puts them.
  public static let links: [DestinationLink<TabBarDestination>] = [
    DestinationLink(path: "a", \.a, links: ADestination.links),
    DestinationLink(path: "b", \.b, links: B1Destination.links),
  ]

  /// The tab that the place is in.
  public var tab: TabBarFeature.Tab {
    switch self {
    case .a: .a
    case .b: .b
    }
  }
}

extension TabBarFeature.State {
  /// Where the user is; `nil` in a tab that declares no places.
  public var destination: TabBarDestination? {
    places.last { $0.tab == selectedTab }
  }

  /// The screens that are open in all tabs, each tab's from below, those of the tab in front last.
  public var places: [TabBarDestination] {
    let places = a.places.map(TabBarDestination.a) + b1.places.map(TabBarDestination.b)
    return places.filter { $0.tab != selectedTab } + places.filter { $0.tab == selectedTab }
  }

  /// Starts where the user left the screens; each is loaded once it is in front.
  ///
  /// - Parameters:
  ///   - loginData: Who logged in.
  ///   - places: The screens, each tab's from below, those of the tab in front last.
  public init(loginData: String, places: [TabBarDestination]) {
    self.init(loginData: loginData)
    for place in places {
      selectedTab = place.tab
      switch place {
      case .a(let place): a.put(place)
      case .b(let place):
        b1.loginData = loginData
        b1.put(place)
      }
    }
  }
}
