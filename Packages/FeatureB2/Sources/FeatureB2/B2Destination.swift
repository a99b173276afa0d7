public import ComposableArchitecture
public import FactFeature
public import LinkDestinations

/// The places of this package.
@CasePathable
public enum B2Destination: Hashable, Sendable {
  /// The screen B2.
  case b2(FactRequest)

  /// Their links, below where the parent puts them.
  public static let links: [DestinationLink<B2Destination>] = [
    DestinationLink(
      path: "", \.b2, read: { try FactRequest(query: $0.query.values) },
      write: { LinkParts(query: QueryItems($0.query)) })
  ]
}

extension B2Feature.State {
  /// Where the user is.
  public var destination: B2Destination { .b2(fact.wish) }

  /// Starts with what a link asks for.
  public init(_ request: FactRequest) {
    self.init()
    fact = FactFeature.State(request, number: fact.number)
  }
}
