/// Why routes make no table.
public enum RouteTableError: Error, Hashable, Sendable {
  /// A route's path is no pattern.
  case pattern(PatternError)
  /// Two routes have one name.
  case repeatedName(String)
  /// A destination's value is to be the only parameter of a path that has none or several.
  case notOneParameter(path: String, destination: String)
}

extension RouteTableError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .pattern(let error): error.description
    case .notOneParameter(let path, let destination):
      "“\(path)” must have one parameter for the value of a \(destination), or be given functions that read "
        + "and write it."
    case .repeatedName(let name): "Two routes have the name “\(name)”."
    }
  }
}
