/// What a peer does with a request.
enum PeerAnswer: Sendable {
  /// Sends these bytes and closes.
  case bytes([UInt8])
  /// Sends these bytes and then nothing, until the other side closes.
  case bytesThenSilence([UInt8])
  /// Sends these bytes and then resets the connection.
  case bytesThenReset([UInt8])
  /// Sends these bytes after `gate` is opened.
  case afterGate(Gate, [UInt8])

  /// Sends these bytes and then letters as fast as it can, until the other side closes.
  case bytesThenFlood([UInt8])

  /// Takes the request and says nothing, until the other side closes.
  static let silence = bytesThenSilence([])

  /// A well-formed reply.
  static func reply(
    _ body: String, status: Int = 200, type: String = "application/json", headers: [String] = []
  ) -> PeerAnswer {
    .bytes(message(Array(body.utf8), status: status, type: type, headers: headers))
  }

  /// A fact, as the API writes it.
  static func fact(_ text: String, number: Int = 42) -> PeerAnswer {
    reply(#"{"text": "\#(text)", "number": \#(number), "found": true, "type": "trivia"}"#)
  }

  /// The bytes of a reply; `length` claims another length than the body's.
  static func message(
    _ body: [UInt8], status: Int = 200, type: String = "text/plain", headers: [String] = [],
    length: Int? = nil
  ) -> [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status) Some Reason", "Content-Type: \(type)",
        "Content-Length: \(length ?? body.count)", "Connection: close",
      ] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
