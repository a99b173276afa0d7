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
    if selectedTab == .a { return .a(a.destination) }
    if selectedTab == .b { return .b(b1.destination) }
    return nil
  }
}
