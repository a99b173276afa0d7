/// Turns bytes as they come in into requests.
struct RequestParser: Sendable {
  /// What the bytes so far amount to.
  enum Step: Sendable {
    /// More bytes are needed.
    case incomplete
    /// The client waits for `100 Continue` before it sends the body.
    case wantsContinue
    /// A whole request.
    case request(HTTPRequest)
  }

  private let limits: ServerLimits
  private var buffer = LineBuffer()
  private var head: HeadReader
  private var pending: (request: HTTPRequest, body: BodyReader)?

  init(limits: ServerLimits) {
    self.limits = limits
    head = HeadReader(limits: limits)
  }

  /// Whether nothing of a request has come yet.
  var isBetweenRequests: Bool { buffer.count == 0 && !head.hasStarted && pending == nil }

  /// Whether more bytes may be read ahead.
  var hasRoom: Bool { buffer.count < 2 * limits.headers + limits.requestLine }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    buffer.append(bytes)
  }

  /// The next step; to be called until it is `incomplete`.
  mutating func next() throws(HTTPFailure) -> Step {
    if pending == nil {
      guard let request = try head.read(&buffer) else { return .incomplete }
      try Self.checkHost(request)
      let body = try BodyReader(request, limits: limits)
      pending = (request, body)
      if try wantsContinue(request), !body.isDone, buffer.count == 0 { return .wantsContinue }
    }
    guard let request = pending?.request, var body = pending?.body else { return .incomplete }
    try body.read(&buffer)
    guard body.isDone else {
      pending = (request, body)
      return .incomplete
    }
    pending = nil
    return .request(request)
  }

  private func wantsContinue(_ request: HTTPRequest) throws(HTTPFailure) -> Bool {
    let expectations = request.list("expect")
    guard request.minorVersion >= 1, !expectations.isEmpty else { return false }
    guard expectations == ["100-continue"] else {
      throw HTTPFailure(status: 417, reason: "Only 100-continue can be expected.")
    }
    return true
  }

  private static func checkHost(_ request: HTTPRequest) throws(HTTPFailure) {
    let count = request.values("host").count
    guard count == 1 || (count == 0 && request.minorVersion == 0) else {
      throw .bad("There must be one Host header.")
    }
  }
}
