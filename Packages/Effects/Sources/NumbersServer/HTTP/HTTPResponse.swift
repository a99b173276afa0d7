/// A reply before it is written as bytes.
struct HTTPResponse: Sendable {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]

  init(status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A reply of text.
  init(
    status: Int = 200, text: String, contentType: String = "text/plain; charset=utf-8",
    headers: [(name: String, value: String)] = []
  ) {
    self.init(
      status: status, headers: [("Content-Type", contentType)] + headers, body: Array(text.utf8))
  }

  /// Status line and headers with the empty line; a length or chunks unless the status has no body.
  func head(keepsAlive: Bool, length: ContentLength, date: String) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(StatusPhrase.text(status))\r\nDate: \(date)\r\n"
    for header in headers { text += "\(header.name): \(header.value)\r\n" }
    switch length {
    case .body where status == 204 || status == 304: break
    case .body: text += "Content-Length: \(body.count)\r\n"
    case .claimed(let count): text += "Content-Length: \(count)\r\n"
    case .chunked: text += "Transfer-Encoding: chunked\r\n"
    }
    text += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }

  /// How the end of the body is told.
  enum ContentLength: Sendable {
    case body
    case claimed(Int)
    case chunked
  }
}
