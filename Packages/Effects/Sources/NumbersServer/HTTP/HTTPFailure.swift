/// Why a request is refused before it is understood; the connection closes after the reply.
struct HTTPFailure: Error, Hashable, Sendable {
  var status: Int
  /// A sentence for the body.
  var reason: String

  static func bad(_ reason: String) -> HTTPFailure { HTTPFailure(status: 400, reason: reason) }
  static let timeout = HTTPFailure(status: 408, reason: "The request took too long.")
  static let bodyTooLarge = HTTPFailure(status: 413, reason: "The body is too large.")
  static let lineTooLong = HTTPFailure(status: 414, reason: "The address is too long.")
  static let headersTooLarge = HTTPFailure(status: 431, reason: "The headers are too large.")
}
