/// A small HTTP/1.1 server that answers the numbers protocol from the embedded source.
///
/// One thread of its own serves all connections. The server stops when it is told to, or when the
/// last reference to it is gone.
public final class NumbersServer: Sendable {
  /// The host that was asked for.
  public let host: String
  /// The port that is listened on.
  public let port: UInt16
  private let state: ServerState
  private let thread: ServerThread

  /// Starts to listen, and returns when clients can connect.
  ///
  /// - Parameters:
  ///   - host: an address or a name; only this machine reaches the usual one.
  ///   - port: 0 lets the system choose.
  ///   - clock: the time by which connections are closed.
  ///   - faults: which replies go wrong on purpose.
  ///   - seed: makes random facts the same each time.
  ///   - log: called on the server's thread, so it should return soon.
  /// - Throws: `ServerError` when the address is unknown, taken or not allowed.
  public static func start(
    host: String = "127.0.0.1", port: UInt16 = 0, limits: ServerLimits = ServerLimits(),
    clock: ServerClock = .system, faults: FaultPlan = .none, seed: UInt64? = nil,
    log: (@Sendable (ServerEvent) -> Void)? = nil
  ) throws(ServerError) -> NumbersServer {
    let state = try ServerState(faults: faults)
    let listener = try ListeningSocket(host: host, port: port)
    clock.onJump? { [waker = state.waker] in waker.wake() }
    let serve: @Sendable () -> Void = {
      let generator: any RandomNumberGenerator & Sendable =
        seed.map(SeededGenerator.init) ?? SystemRandomNumberGenerator()
      let loop = EventLoop(
        listener: listener, state: state, limits: limits, clock: clock,
        exchange: Exchange(generator: generator, state: state, log: log))
      loop.run()
      state.finish()
    }
    do throws(ServerError) {
      let thread = try ServerThread(serve)
      return NumbersServer(host: host, port: listener.port, state: state, thread: thread)
    } catch {
      SystemCall.close(listener.descriptor)
      throw error
    }
  }

  private init(host: String, port: UInt16, state: ServerState, thread: ServerThread) {
    self.host = host
    self.port = port
    self.state = state
    self.thread = thread
  }

  deinit {
    state.stop()
  }

  /// The address that clients use, as in `http://127.0.0.1:8080`.
  public var address: String {
    host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
  }

  /// What the server has done so far.
  public var statistics: ServerStatistics { state.statistics }

  /// Which replies go wrong on purpose; a new plan holds from the next request on.
  public var faults: FaultPlan {
    get { state.faults }
    set { state.faults = newValue }
  }

  /// Stops accepting, finishes the replies on their way, closes all connections, and returns when
  /// the thread has ended.
  ///
  /// Replies that a gate holds or that have no end are cut off at once, others after
  /// `ServerLimits.stopTime`. The port is free afterwards. Calling it again is harmless.
  public func stop() async {
    state.stop()
    await state.waitUntilFinished()
    thread.join()
  }
}
