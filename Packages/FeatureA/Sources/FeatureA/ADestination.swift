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

  /// The screens that are open, from below.
  public var places: [ADestination] {
    [.a1(fact.wish)] + (a2.map { [.a2($0.fact.wish)] } ?? [])
  }

  /// Puts a screen where the user left it; it is loaded once it is in front.
  public mutating func put(_ place: ADestination) {
    switch place {
    case .a1(let request):
      fact = FactFeature.State(request, number: fact.number)
      a2 = nil
    case .a2(let request): a2 = A2Feature.State(request)
    }
  }
}

extension A2Feature.State {
  /// Starts with what a link asks for.
  public init(_ request: FactRequest) {
    self.init()
    fact = FactFeature.State(request, number: fact.number)
  }
}
