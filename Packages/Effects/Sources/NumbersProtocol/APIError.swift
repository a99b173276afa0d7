/// Why there is no fact.
public enum APIError: Error, Codable, Hashable, Sendable {
  /// The API was not reached.
  case offline(NetworkFault)
  /// No reply came in time.
  case timedOut
  /// The API replied with a status other than success; `body` is the harmless start of its text.
  case status(code: Int, body: String)
  /// The reply is not plain text or JSON: a page, bytes that are not UTF-8, or broken JSON.
  case notText
  /// The reply is text that says nothing.
  case noFact
  /// The reply broke off before its end.
  case cutOff
  /// The reply is larger than `limit` bytes.
  case tooLarge(limit: Int)
  /// The API sent the request from place to place without end, or to a place that is not http(s).
  case badRedirect
  /// The request was cancelled.
  case cancelled
  /// The address of the API cannot be used.
  case badURL(String)
  /// The request makes no sense and was not sent; `reason` is a sentence.
  case badRequest(reason: String)
  /// Something else went wrong; the text is harmless.
  case other(String)

  /// How the API was not reached.
  public enum NetworkFault: String, Codable, Hashable, Sendable {
    /// Nothing answers at the address.
    case refused
    /// The host's name is not known.
    case unknownHost
    /// The connection was lost before a reply came.
    case lost
    /// No safe connection could be made.
    case insecure
    /// There is no way to the network.
    case unreachable
    /// The program that talks to the network cannot be started.
    case noTransport
  }

  /// The error as one of ours: unchanged if it is one, `cancelled` for a cancellation.
  public init(_ error: any Error) {
    if let error = error as? APIError {
      self = error
    } else if error is CancellationError {
      self = .cancelled
    } else {
      self = .other(Sanitizer.line("\(error)", limit: 200))
    }
  }
}
