/// Sends one request and gives the reply, whatever its status.
///
/// Throws `CancellationError` when the task is cancelled, else an `APIError`.
package struct HTTPTransport: Sendable {
  /// The second argument is called when the head of the reply has arrived.
  package var send:
    @Sendable (HTTPRequest, @escaping @Sendable () -> Void) async throws -> HTTPResponse

  /// A transport that sends as `send` does.
  package init(
    send:
      @escaping @Sendable (HTTPRequest, @escaping @Sendable () -> Void) async throws ->
      HTTPResponse
  ) {
    self.send = send
  }
}
