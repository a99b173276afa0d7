/// Why routes make no table.
public enum RouteTableError: Error, Hashable, Sendable {
  /// A route's path is no pattern.
  case pattern(PatternError)
  /// Two routes have one name.
  case repeatedName(String)
}

extension RouteTableError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .pattern(let error): error.description
    case .repeatedName(let name): "Two routes have the name “\(name)”."
    }
  }
}
