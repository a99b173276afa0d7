package import FoundationEssentials

/// A GET of a URL.
package struct HTTPRequest: Codable, Hashable, Sendable {
  /// More redirects than this are a loop.
  package static let mostRedirects = 5

  /// What is asked for.
  package var url: URL
  /// What is left of the time for everything; the transport may give up later, never earlier.
  package var patience: Duration

  /// A request with both its parts.
  package init(url: URL, patience: Duration) {
    self.url = url
    self.patience = patience
  }
}
