/// Why a text names no place.
public enum LinkError: Error, Hashable, Sendable {
  /// The text has a scheme, but what follows is no path, as in `mailto:me`.
  case noPath(scheme: String)
  /// A segment is `.` or `..`, written plainly or encoded.
  case dotSegment
}

extension LinkError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .noPath(let scheme): "What follows “\(scheme):” is no path."
    case .dotSegment: "A path cannot hold “.” or “..”."
    }
  }
}
