/// Turns requests and failures into steps for a connection; used on the server's thread only.
final class Exchange {
  private var service: NumbersService
  private let state: ServerState
  private let log: (@Sendable (ServerEvent) -> Void)?

  init(
    generator: any RandomNumberGenerator & Sendable, state: ServerState,
    log: (@Sendable (ServerEvent) -> Void)?
  ) {
    service = NumbersService(generator: generator)
    self.state = state
    self.log = log
  }

  /// The reply to a request, with the fault that the plan has for it.
  func steps(for request: HTTPRequest, isStopping: Bool) -> [OutputStep] {
    var index = 0
    state.count { statistics in
      index = statistics.requests
      statistics.requests += 1
    }
    let served = ServedRequest(
      index: index, method: request.method, target: request.target, headers: request.headers)
    let reply = FaultyReply(
      request: request, response: service.response(to: request),
      keepsAlive: request.keepsAlive && !isStopping, date: date)
    let (steps, status) = reply.steps(state.faults.fault(served))
    log?(.replied(method: request.method, target: request.target, status: status))
    return steps
  }

  /// The reply to bytes that are no proper request.
  func steps(for failure: HTTPFailure) -> [OutputStep] {
    state.count { $0.refusals += 1 }
    log?(.refused(status: failure.status, reason: failure.reason))
    return last(
      HTTPResponse(
        status: failure.status, text: failure.reason, headers: CrossOrigin.headers))
  }

  /// The reply to a connection too many.
  func turnAway() -> [OutputStep] {
    log?(.turnedAway)
    return last(
      HTTPResponse(
        status: 503, text: "There are too many connections.",
        headers: [("Retry-After", "1")] + CrossOrigin.headers))
  }

  private func last(_ response: HTTPResponse) -> [OutputStep] {
    let head = response.head(keepsAlive: false, length: .body, date: date)
    return [.bytes((head + response.body)[...]), .close]
  }

  private var date: String { HTTPDate.text(secondsSince1970: SystemCall.secondsSince1970) }
}
