/// One client; used on the server's thread only.
final class Connection {
  enum Phase {
    case reading
    case replying
    /// The last reply is sent; what still comes in is dropped, so that the client can read it.
    case draining
    case closed
  }

  let descriptor: Int32
  private(set) var phase = Phase.reading
  private let exchange: Exchange
  private let state: ServerState
  private let limits: ServerLimits
  private var parser: RequestParser
  private var output: OutputQueue
  private var hasPeerFinished = false
  private var isStopping = false
  private var drained = 0
  /// When the present wait began: for a request, its rest, or progress of a reply.
  private var since: Duration

  init(
    _ descriptor: Int32, exchange: Exchange, state: ServerState, limits: ServerLimits,
    now: Duration
  ) {
    self.descriptor = descriptor
    self.exchange = exchange
    self.state = state
    self.limits = limits
    parser = RequestParser(limits: limits)
    output = OutputQueue(descriptor: descriptor, state: state)
    since = now
  }

  /// Whether bytes from the client are wanted.
  var wantsToRead: Bool {
    switch phase {
    case .reading, .replying: !hasPeerFinished && parser.hasRoom
    case .draining: true
    case .closed: false
    }
  }

  /// Whether the reply waits for the client to read.
  var wantsToWrite: Bool { phase == .replying && output.isBlocked }

  /// Whether a gate holds the reply.
  var isHeld: Bool { output.isHeld }

  /// When the connection is given up if nothing happens; `nil` while a gate holds its reply.
  var deadline: Duration? {
    switch phase {
    case .reading:
      since + (parser.isBetweenRequests ? limits.idleTime : limits.requestTime)
    case .replying: output.isHeld ? nil : since + limits.writeTime
    case .draining: since + limits.lingerTime
    case .closed: nil
    }
  }

  /// Replies with 503 instead of reading.
  func turnAway(now: Duration) {
    reply(exchange.turnAway(), now: now)
    advance(now: now)
  }

  /// Reads what has come, and goes on as far as possible.
  func read(now: Duration) {
    guard phase != .closed else { return }
    let wasBetweenRequests = parser.isBetweenRequests
    let transfer = SystemCall.read(descriptor) { bytes in
      if phase == .draining { drained += bytes.count } else { parser.append(bytes) }
      state.count { $0.bytesReceived += bytes.count }
    }
    if case .closed = transfer { hasPeerFinished = true }
    if case .bytes = transfer, phase == .reading, wasBetweenRequests { since = now }
    if phase == .draining, hasPeerFinished || drained > 1 << 20 { close() }
    advance(now: now)
  }

  /// Parses and writes until one of both has to wait.
  func advance(now: Duration) {
    while true {
      switch phase {
      case .reading:
        guard parse(now: now) else { return }
      case .replying:
        guard write(now: now) else { return }
      case .draining, .closed:
        return
      }
    }
  }

  /// Does what is due when `deadline` has passed.
  func expire(now: Duration) {
    if phase == .reading, !parser.isBetweenRequests {
      reply(exchange.steps(for: .timeout), now: now)
      advance(now: now)
    } else {
      close()
    }
  }

  /// Closes unless a reply is on its way, which is the last one then.
  func stop(now: Duration) {
    isStopping = true
    if phase == .reading || phase == .draining { read(now: now) }
    if phase != .replying || output.isHeld || output.isEndless { close() }
  }

  /// Ends the connection; safe to call again.
  func close(resetting: Bool = false) {
    guard phase != .closed else { return }
    phase = .closed
    output.cancel()
    SystemCall.close(descriptor, resetting: resetting)
  }

  private func parse(now: Duration) -> Bool {
    do throws(HTTPFailure) {
      switch try parser.next() {
      case .request(let request):
        reply(exchange.steps(for: request, isStopping: isStopping), now: now)
      case .wantsContinue:
        reply([.bytes(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])], now: now)
      case .incomplete:
        guard hasPeerFinished else { return false }
        guard !parser.isBetweenRequests else {
          close()
          return false
        }
        reply(exchange.steps(for: .bad("The request breaks off.")), now: now)
      }
    } catch {
      reply(exchange.steps(for: error), now: now)
    }
    return true
  }

  private func reply(_ steps: [OutputStep], now: Duration) {
    output.append(steps)
    phase = .replying
    since = now
  }

  private func write(now: Duration) -> Bool {
    switch output.write() {
    case .done:
      phase = .reading
      since = now
      if isStopping { close() }
      return true
    case .progress:
      since = now
      return false
    case .waiting:
      if output.isHeld, hasPeerFinished { close() }
      return false
    case .finished:
      drain(now: now)
      return false
    case .reset:
      close(resetting: true)
      return false
    case .lost:
      close()
      return false
    }
  }

  private func drain(now: Duration) {
    guard !hasPeerFinished else { return close() }
    SystemCall.finishWriting(descriptor)
    parser = RequestParser(limits: limits)
    phase = .draining
    since = now
    guard isStopping else { return }
    while case .bytes = SystemCall.read(descriptor, { drained += $0.count }), drained < 1 << 20 {}
    close()
  }
}
