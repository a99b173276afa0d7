public import ComposableArchitecture
public import FactFeature
public import FeatureB2
public import LinkDestinations

/// The places of this package, and those of the package that it opens.
@CasePathable
public enum B1Destination: Hashable, Sendable {
  /// The screen B1.
  case b1(FactRequest)
  /// The places in front of it.
  case b2(B2Destination)

  /// Their links, below where the parent puts them.
  public static let links: [DestinationLink<B1Destination>] = [
    DestinationLink(
      path: "", \.b1, read: { try FactRequest(query: $0.query.values) },
      write: { LinkParts(query: QueryItems($0.query)) }),
    DestinationLink(path: "b2", \.b2, links: B2Destination.links),
  ]
}

extension B1Feature.State {
  /// Where the user is.
  public var destination: B1Destination {
    b2.map { .b2($0.destination) } ?? .b1(fact.wish)
  }

  /// The screens that are open, from below.
  public var places: [B1Destination] {
    [.b1(fact.wish)] + (b2.map { [.b2($0.destination)] } ?? [])
  }

  /// Puts a screen where the user left it; it is loaded once it is in front.
  public mutating func put(_ place: B1Destination) {
    switch place {
    case .b1(let request):
      fact = FactFeature.State(request, number: fact.number)
      b2 = nil
    case .b2(.b2(let request)): b2 = B2Feature.State(request)
    }
  }
}
