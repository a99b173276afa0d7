public import LinkMatching

/// Why a link is no destination, or a destination has no link.
public enum DestinationError: Error, Hashable, Sendable {
  /// The link leads nowhere.
  case unknown(UnknownLink)
  /// No link is declared for the destination's case.
  case undeclared(String)
  /// The destination's values make no link.
  case unwritable(LinkBuildError)
  /// The function that writes the destination's value refused, and said this.
  case refused(String)
}

extension DestinationError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .unknown(let unknown): unknown.description
    case .undeclared(let destination): "No link is declared for \(destination)."
    case .unwritable(let error): error.description
    case .refused(let sentence): sentence.shortened
    }
  }
}
