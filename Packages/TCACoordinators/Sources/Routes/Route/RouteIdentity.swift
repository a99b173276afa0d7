import Synchronization

/// Tells one route from every other one that was ever made.
///
/// An index, or an id that is used again, does not tell a screen from the one that took its place; this
/// does. A copy of a route, and a route made of another one by ``Route/map(_:)``, keep it. It takes no
/// part in the comparison of routes.
public struct RouteIdentity: Sendable {
  /// A number above 0 that is given once in the life of the process.
  public var generation: UInt64 { bits & ~Self.signs }

  /// The generation, with the sign of an update in the two highest bits.
  private let bits: UInt64

  private static let last = Atomic<UInt64>(0)
  private static let signs: UInt64 = 0b11 << 62

  /// Makes an identity that no other route has.
  public init() {
    bits = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Who brings routes that come in an `.updateRoutes`.
  package enum Origin: UInt64, Sendable {
    /// The user, by going back or dismissing, or anybody else from outside.
    case outside = 0
    /// The coordinator; the screens are to be as they come.
    case coordinator = 1
    /// The coordinator; screens that are there are to stay as they are.
    case continuation = 2
  }

  /// Who brings the routes that the route with this identity is the first of.
  package var origin: Origin { Origin(rawValue: bits >> 62) ?? .outside }

  /// The same identity, with the sign of who brings it.
  package func from(_ origin: Origin) -> RouteIdentity {
    RouteIdentity(bits: generation | origin.rawValue << 62)
  }
}

extension RouteIdentity: Hashable {
  /// Whether both are of one route.
  public static func == (left: RouteIdentity, right: RouteIdentity) -> Bool {
    left.generation == right.generation
  }

  /// Hashes the generation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(generation)
  }
}
