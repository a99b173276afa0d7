/// Why a route's path is no pattern.
public enum PatternError: Error, Hashable, Sendable {
  /// A `:` without a name after it.
  case namelessParameter(pattern: String)
  /// A name that is not made of letters, digits and underscores of ASCII.
  case malformedName(String, pattern: String)
  /// One segment holds more than one parameter.
  case severalParameters(pattern: String)
  /// Something comes after `*rest`.
  case remainderNotLast(pattern: String)
  /// A name is used twice on the way from the root.
  case repeatedName(String, pattern: String)
  /// Too many optional segments lie apart, so that there are more than 64 ways to read the path.
  case tooManyOptionals(pattern: String)
  /// A segment is `.` or `..`.
  case dotSegment(pattern: String)
}

extension PatternError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .namelessParameter(let pattern): "A parameter in “\(pattern)” has no name."
    case .malformedName(let name, let pattern):
      "“\(name)” in “\(pattern)” is no name: letters and digits of ASCII, and underscores, make one."
    case .severalParameters(let pattern): "A segment of “\(pattern)” holds several parameters."
    case .remainderNotLast(let pattern): "Nothing can follow the remainder in “\(pattern)”."
    case .repeatedName(let name, let pattern): "“\(pattern)” uses the name “\(name)” twice."
    case .tooManyOptionals(let pattern): "“\(pattern)” has too many optional segments."
    case .dotSegment(let pattern): "“\(pattern)” holds “.” or “..”."
    }
  }
}
