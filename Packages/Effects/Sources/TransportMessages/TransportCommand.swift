/// What the program asks its transport, a line of JSON each. The numbers are the program's choice.
package enum TransportCommand: Codable, Hashable, Sendable {
  /// Send a request; its events bear the number.
  case send(number: Int, request: HTTPRequest)
  /// End the exchange, if it still goes on; nobody waits for its events any more.
  case cancel(number: Int)
}
