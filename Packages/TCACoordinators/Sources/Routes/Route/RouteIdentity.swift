import Synchronization

/// Tells one route from every other one that was ever made.
///
/// An index, or an id that is used again, does not tell a screen from the one that took its place; this
/// does. A copy of a route, and a route made of another one by ``Route/map(_:)``, keep it. It takes no
/// part in the comparison of routes.
public struct RouteIdentity: Hashable, Sendable {
  /// A number above 0 that is given once in the life of the process.
  public let generation: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Makes an identity that no other route has.
  public init() {
    generation = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
