public import FoundationEssentials

extension APIError {
  /// What happened, in a sentence for a person.
  public var sentence: String {
    switch self {
    case .offline(let fault): fault.sentence
    case .timedOut: "The numbers API did not answer in time."
    case .status(let code, let body): Self.sentence(code: code, body: body)
    case .notText: "The reply is not a text that can be shown."
    case .noFact: "The reply holds no fact."
    case .cutOff: "The reply broke off before its end."
    case .tooLarge(let limit): "The reply is larger than \(Self.size(limit))."
    case .badRedirect: "The numbers API redirects without end, or to a place that is not http."
    case .cancelled: "The request was cancelled."
    case .badURL(let text): "“\(Sanitizer.line(text, limit: 200))” is not an http address."
    case .badRequest(let reason): reason
    case .other(let text): "Something went wrong: \(text)"
    }
  }

  private static func sentence(code: Int, body: String) -> String {
    let meaning =
      switch code {
      case 404: "The numbers API does not know this request"
      case 429: "The numbers API asks for patience"
      case 500...599: "The numbers API is in trouble"
      default: "The numbers API refused the request"
      }
    return body.isEmpty ? "\(meaning) (\(code))." : "\(meaning) (\(code)): \(body)"
  }

  private static func size(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1_024) ? "\(bytes / 1_024) KiB" : "\(bytes) bytes"
  }
}

extension APIError: LocalizedError {
  /// The same as `sentence`.
  public var errorDescription: String? { sentence }
}

extension APIError.NetworkFault {
  fileprivate var sentence: String {
    switch self {
    case .refused: "Offline: nothing answers at the address of the numbers API."
    case .unknownHost: "Offline: the host of the numbers API is not known."
    case .lost: "Offline: the connection to the numbers API was lost."
    case .insecure: "No safe connection to the numbers API could be made."
    case .unreachable: "Offline: there is no way to the network."
    case .noTransport:
      "Offline: numbers-transport, which talks to the network, is not beside this program."
    }
  }
}
