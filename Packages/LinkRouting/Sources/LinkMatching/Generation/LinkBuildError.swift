/// Why no link can be made.
public enum LinkBuildError: Error, Hashable, Sendable {
  /// No route has the name.
  case unknownName(String)
  /// A parameter of the pattern has no value.
  case missing(parameter: String, pattern: String)
  /// The pattern has no such parameter.
  case unknownParameter(String, pattern: String)
  /// A value cannot stand in a path: it is empty, or `.` or `..`.
  case unwritable(parameter: String, value: String)
  /// The link would lead to another route, or to other parameters.
  case ambiguous(link: String, leadsTo: String)
}

extension LinkBuildError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .unknownName(let name): "No route has the name “\(name)”."
    case .missing(let parameter, let pattern): "“\(pattern)” needs a value for “\(parameter)”."
    case .unknownParameter(let parameter, let pattern):
      "“\(pattern)” has no parameter “\(parameter)”."
    case .unwritable(let parameter, let value):
      "“\(value.shortened)”, the value of “\(parameter)”, cannot stand in a path."
    case .ambiguous(let link, let other): "“\(link.shortened)” leads to “\(other)”."
    }
  }
}
