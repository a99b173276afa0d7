/// The links that were redirected, and what they carried.
package struct RedirectTrail: Hashable, Sendable {
  /// The links, the first one first.
  package private(set) var links: [String] = []
  /// Their parameters.
  package private(set) var parameters: PathParameters = [:]

  /// Redirects in a row after which there is an error.
  package static let limit = 10

  /// No redirects.
  package init() {}

  package init(links: [String], parameters: PathParameters) {
    self.links = links
    self.parameters = parameters
  }

  /// Takes a redirect down.
  ///
  /// - Throws: ``RedirectError`` when the target has been there before, or when it is one too many.
  mutating func follow(
    from link: Link, _ parameters: PathParameters, to target: Link
  )
    throws(RedirectError)
  {
    links.append(link.description)
    self.parameters = parameters.filled(from: self.parameters)
    let next = target.description
    if links.contains(next) { throw RedirectError(kind: .loop, chain: links + [next]) }
    if links.count > Self.limit { throw RedirectError(kind: .tooMany, chain: links + [next]) }
  }
}

/// Redirects that lead nowhere.
public struct RedirectError: Error, Hashable, Sendable {
  /// What is wrong with the redirects.
  public enum Kind: Hashable, Sendable {
    /// A link leads back to itself.
    case loop
    /// There are more than 10 in a row.
    case tooMany
  }

  /// What is wrong.
  public let kind: Kind
  /// The links in their order; the last one was not followed.
  public let chain: [String]
}

extension RedirectError: CustomStringConvertible {
  /// A sentence for a person that names the links.
  public var description: String {
    let links = chain.map(\.shortened).joined(separator: " → ")
    return switch kind {
    case .loop: "The way there leads in a circle: \(links)."
    case .tooMany: "The way there has more than \(RedirectTrail.limit) redirects: \(links)."
    }
  }
}
