package import NumbersProtocol

/// What the transport tells the program, a line of JSON each.
package enum TransportEvent: Codable, Sendable {
  /// The head of the reply to a request has arrived.
  case head(number: Int)
  /// The whole reply is here; the last event of its number.
  case reply(number: Int, response: HTTPResponse)
  /// There is no reply; the last event of its number.
  case failure(number: Int, error: APIError)
}
