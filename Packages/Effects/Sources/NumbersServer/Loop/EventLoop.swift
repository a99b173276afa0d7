#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves all connections; made and used on the server's thread only.
final class EventLoop {
  private let listener: ListeningSocket
  private let state: ServerState
  private let limits: ServerLimits
  private let clock: ServerClock
  private let exchange: Exchange
  private var connections: [Connection] = []
  private var isListening = true
  private var isExhausted = false

  /// How many connections beyond the limit may wait for their 503 at a time.
  private static let extraConnections = 64

  init(
    listener: ListeningSocket, state: ServerState, limits: ServerLimits, clock: ServerClock,
    exchange: Exchange
  ) {
    self.listener = listener
    self.state = state
    self.limits = limits
    self.clock = clock
    self.exchange = exchange
  }

  /// Serves until a stop is asked for and done.
  func run() {
    var stopDeadline: ContinuousClock.Instant?
    while stopDeadline == nil || !connections.isEmpty {
      turn(timeout: timeout(stopDeadline))
      if stopDeadline == nil, state.isStopping {
        stopDeadline = .now + limits.stopTime
        stop()
      }
      if let stopDeadline, stopDeadline <= .now {
        for connection in connections { connection.close() }
        removeClosed()
      }
    }
  }

  private func turn(timeout: Duration?) {
    let polled = connections
    var polls = [pollfd(fd: state.waker.reader, events: Int16(POLLIN), revents: 0)]
    polls.append(
      pollfd(fd: wantsToAccept ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0))
    for connection in polled {
      let events = (connection.wantsToRead ? POLLIN : 0) | (connection.wantsToWrite ? POLLOUT : 0)
      polls.append(pollfd(fd: connection.descriptor, events: Int16(events), revents: 0))
    }
    SystemCall.wait(&polls, timeout: timeout)
    let now = clock.now()
    if polls[0].revents != 0 { state.waker.drain() }
    for (connection, poll) in zip(polled, polls.dropFirst(2)) {
      serve(connection, Int32(poll.revents), now: now)
    }
    isExhausted = false
    if polls[1].revents != 0 { accept(now: now) }
    removeClosed()
  }

  private func serve(_ connection: Connection, _ events: Int32, now: Duration) {
    if let deadline = connection.deadline, deadline <= now {
      connection.expire(now: now)
    } else if events & POLLIN != 0 {
      connection.read(now: now)
    } else if events & (POLLERR | POLLHUP | POLLNVAL) != 0 {
      connection.close()
    } else if events & POLLOUT != 0 || connection.isHeld {
      connection.advance(now: now)
    }
  }

  private var wantsToAccept: Bool {
    isListening && !isExhausted
      && connections.count < limits.connections + Self.extraConnections
  }

  private func accept(now: Duration) {
    while wantsToAccept {
      switch listener.accept() {
      case .none: return
      case .exhausted:
        isExhausted = true
        return
      case .connection(let descriptor):
        let connection = Connection(
          descriptor, exchange: exchange, state: state, limits: limits, now: now)
        if connections.count >= limits.connections { connection.turnAway(now: now) }
        connections.append(connection)
        state.count { statistics in
          statistics.connections += 1
          statistics.openConnections = connections.count
        }
        connection.read(now: now)
      }
    }
  }

  private func removeClosed() {
    connections.removeAll { $0.phase == .closed }
    state.count { $0.openConnections = connections.count }
  }

  private func stop() {
    let now = clock.now()
    accept(now: now)
    isListening = false
    SystemCall.close(listener.descriptor)
    for connection in connections { connection.stop(now: now) }
    removeClosed()
  }

  private func timeout(_ stopDeadline: ContinuousClock.Instant?) -> Duration? {
    var waits: [Duration] = []
    if let stopDeadline { waits.append(ContinuousClock.now.duration(to: stopDeadline)) }
    if isExhausted { waits.append(.milliseconds(100)) }
    if clock.onJump == nil, let deadline = connections.compactMap(\.deadline).min() {
      waits.append(deadline - clock.now())
    }
    return waits.min()
  }
}
