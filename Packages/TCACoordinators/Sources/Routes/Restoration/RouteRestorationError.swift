/// Why stored routes cannot be restored.
public enum RouteRestorationError: Error, Equatable, Sendable {
  /// The data is no list of routes.
  case unreadable(reason: String)

  /// A route does not decode, for example since its screen has changed or is no more.
  case route(index: Int, reason: String)

  /// There are no routes.
  case empty

  /// Two routes share an id.
  case sharedID
}

extension RouteRestorationError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .unreadable(let reason): "The stored routes cannot be read: \(reason)"
    case .route(let index, let reason): "The stored route \(index) cannot be restored: \(reason)"
    case .empty: "There are no stored routes."
    case .sharedID: "Two of the stored routes have the same id."
    }
  }
}
