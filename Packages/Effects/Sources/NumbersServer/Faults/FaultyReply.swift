/// A reply as a list of steps, with or without a fault.
struct FaultyReply {
  let request: HTTPRequest
  let response: HTTPResponse
  let keepsAlive: Bool
  let date: String

  /// The steps and the status that the client gets to see, if any.
  func steps(_ fault: Fault?) -> (steps: [OutputStep], status: Int?) {
    switch fault {
    case nil: return (whole(response), response.status)
    case .hold(let gate, let then)?:
      let (steps, status) = steps(then)
      return ([.hold(gate)] + steps, status)
    case .stallAfterHead(let gate)?:
      return ([.bytes(head()[...]), .hold(gate)] + body(response.body), response.status)
    case .cutOff(let count)?:
      let part = response.body.prefix(max(0, count))
      return ([.bytes(head(keepsAlive: false)[...]), .bytes(part), .close], response.status)
    case .contentLength(let count)?:
      let head = response.head(keepsAlive: false, length: .claimed(count), date: date)
      return ([.bytes(head[...]), .bytes(response.body[...]), .close], response.status)
    case .hugeBody(let count)?: return huge(count)
    case .endlessBody?:
      let head = text([]).head(keepsAlive: false, length: .chunked, date: date)
      let chunk = Array("400\r\n".utf8) + [UInt8](repeating: 97, count: 1_024) + [13, 10]
      return ([.bytes(head[...]), .repeating(chunk, count: nil)], 200)
    case .raw(let bytes)?: return ([.bytes(bytes[...]), .close], nil)
    case .closeWithoutReply?: return ([.close], nil)
    case .reset?: return ([.reset], nil)
    case .status, .tooManyRequests, .redirect, .body:
      let wrong = fault.map(replacement) ?? response
      return (whole(wrong), wrong.status)
    }
  }

  private func replacement(_ fault: Fault) -> HTTPResponse {
    switch fault {
    case .status(let status, let text, let headers):
      HTTPResponse(status: status, text: text, headers: headers)
    case .tooManyRequests(let time):
      HTTPResponse(status: 429, text: "Too many requests.", headers: [("Retry-After", time)])
    case .redirect(let address, let status):
      HTTPResponse(status: status, headers: [("Location", address ?? request.target)])
    case .body(let bytes, let type):
      HTTPResponse(headers: [("Content-Type", type)], body: bytes)
    default: response
    }
  }

  private func huge(_ count: Int) -> (steps: [OutputStep], status: Int?) {
    let head = text([]).head(keepsAlive: keepsAlive, length: .claimed(count), date: date)
    let piece = [UInt8](repeating: 97, count: 4_096)
    let (pieces, rest) = count.quotientAndRemainder(dividingBy: piece.count)
    let body: [OutputStep] =
      request.method == "HEAD"
      ? [] : [.repeating(piece, count: pieces), .bytes(piece.prefix(rest))]
    return ([.bytes(head[...])] + body + (keepsAlive ? [] : [.close]), 200)
  }

  private func text(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(headers: [("Content-Type", "text/plain; charset=utf-8")], body: body)
  }

  private func head(keepsAlive: Bool? = nil) -> [UInt8] {
    response.head(keepsAlive: keepsAlive ?? self.keepsAlive, length: .body, date: date)
  }

  private func whole(_ response: HTTPResponse) -> [OutputStep] {
    let head = response.head(keepsAlive: keepsAlive, length: .body, date: date)
    let hasBody = request.method != "HEAD" && response.status != 204 && response.status != 304
    let bytes = hasBody ? head + response.body : head
    return [.bytes(bytes[...])] + (keepsAlive ? [] : [.close])
  }

  private func body(_ bytes: [UInt8]) -> [OutputStep] {
    (request.method == "HEAD" ? [] : [.bytes(bytes[...])]) + (keepsAlive ? [] : [.close])
  }
}
