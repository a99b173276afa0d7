public import ComposableArchitecture
public import FactFeature
public import LinkDestinations

/// The places of this package.
@CasePathable
public enum ADestination: Hashable, Sendable {
  /// The screen A1.
  case a1(FactRequest)
  /// The screen A2 in front of it.
  case a2(FactRequest)

  /// Their links, below where the parent puts them.
  public static let links: [DestinationLink<ADestination>] = [
    DestinationLink(
      path: "", \.a1, read: { try FactRequest(query: $0.query.values) },
      write: { LinkParts(query: QueryItems($0.query)) }),
    DestinationLink(
      path: "a2", \.a2, read: { try FactRequest(query: $0.query.values) },
      write: { LinkParts(query: QueryItems($0.query)) }),
  ]
}

extension A1Feature.State {
  /// Where the user is.
  public var destination: ADestination {
    a2.map { .a2($0.fact.wish) } ?? .a1(fact.wish)
  }
}

extension A2Feature.State {
  /// Starts with what a link asks for.
  public init(_ request: FactRequest) {
    self.init()
    fact = FactFeature.State(request, number: fact.number)
  }
}
