import Synchronization

/// The time by which a server closes idle and slow connections.
public struct ServerClock: Sendable {
  /// The time since some fixed moment.
  let now: @Sendable () -> Duration
  /// Hands over what is to be called when the time jumps; `nil` for a clock that runs by itself.
  let onJump: (@Sendable (@escaping @Sendable () -> Void) -> Void)?

  /// The machine's monotonic clock.
  public static let system = ServerClock(
    now: { systemStart.duration(to: ContinuousClock.now) }, onJump: nil)

  /// The time of `clock`, which moves only when it is told to.
  public static func manual(_ clock: ManualServerClock) -> ServerClock {
    ServerClock(now: { clock.now }, onJump: { clock.onJump($0) })
  }

  private static let systemStart = ContinuousClock.now
}

/// A time that stands still until a test moves it.
public final class ManualServerClock: Sendable {
  private struct State {
    var now = Duration.zero
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// A clock at zero.
  public init() {}

  /// The time since the start.
  public var now: Duration { state.withLock { $0.now } }

  /// Moves the time forward and wakes the servers that use it.
  public func advance(by duration: Duration) {
    let observers = state.withLock { state in
      state.now += duration
      return state.observers
    }
    for observer in observers { observer() }
  }

  func onJump(_ observer: @escaping @Sendable () -> Void) {
    state.withLock { $0.observers.append(observer) }
  }
}
