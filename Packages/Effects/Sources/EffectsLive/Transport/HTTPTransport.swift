import FoundationEssentials
import NumbersProtocol

/// Sends one request and gives the reply, whatever its status.
///
/// Throws `CancellationError` when the task is cancelled, else an `APIError`.
struct HTTPTransport: Sendable {
  /// The second argument is called when the head of the reply has arrived.
  var send: @Sendable (HTTPRequest, @escaping @Sendable () -> Void) async throws -> HTTPResponse
}

/// A GET of a URL.
struct HTTPRequest: Hashable, Sendable {
  var url: URL
  /// What is left of the time for everything; the transport may give up later, never earlier.
  var patience: Duration
}

/// A reply with any status.
struct HTTPResponse: Sendable {
  var status: Int
  var reply: NumbersReply
  /// The header `Retry-After`.
  var retryAfter: String?
}
