/// A link that leads nowhere.
public struct UnknownLink: Hashable, Sendable {
  /// Why a link leads nowhere.
  public enum Reason: Hashable, Sendable {
    /// No route fits.
    case noRoute
    /// The text names no place.
    case link(LinkError)
    /// The scheme is none of the app's.
    case unknownScheme(String)
    /// A parameter does not parse.
    case parameter(ParameterError)
    /// The route's builder refused, and said this.
    case refused(String)
  }

  /// The text that was asked for. It may hold anything: show it as text only.
  public let text: String
  /// Why it leads nowhere.
  public let reason: Reason

  /// Creates the answer to a link that leads nowhere.
  public init(_ text: String, reason: Reason = .noRoute) {
    self.text = text
    self.reason = reason
  }
}

extension UnknownLink: CustomStringConvertible {
  /// A sentence for a person, at most a few lines long.
  public var description: String {
    let text = text.shortened
    return switch reason {
    case .noRoute: "There is no page “\(text)”."
    case .link(let error): "There is no page “\(text)”. \(error)"
    case .unknownScheme(let scheme): "“\(text)” is not for this app: “\(scheme):” is unknown."
    case .parameter(let error): "There is no page “\(text)”. \(error)"
    case .refused(let sentence): "There is no page “\(text)”. \(sentence.shortened)"
    }
  }
}
