import Synchronization

/// What the server's thread shares with the threads of its callers.
final class ServerState: Sendable {
  private struct Values {
    var statistics = ServerStatistics()
    var faults: FaultPlan
    var isStopping = false
    var isDone = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let values: Mutex<Values>
  let waker: Waker

  init(faults: FaultPlan) throws(ServerError) {
    values = Mutex(Values(faults: faults))
    waker = try Waker()
  }

  var statistics: ServerStatistics { values.withLock { $0.statistics } }

  func count(_ change: (inout ServerStatistics) -> Void) {
    values.withLock { change(&$0.statistics) }
  }

  var faults: FaultPlan {
    get { values.withLock { $0.faults } }
    set { values.withLock { $0.faults = newValue } }
  }

  var isStopping: Bool { values.withLock { $0.isStopping } }

  /// Asks the thread to end.
  func stop() {
    values.withLock { $0.isStopping = true }
    waker.wake()
  }

  /// Tells all who wait that the thread is at its end.
  func finish() {
    let waiters = values.withLock { values in
      values.isDone = true
      values.statistics.openConnections = 0
      values.statistics.heldReplies = 0
      defer { values.waiters = [] }
      return values.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns when the thread is at its end.
  func waitUntilFinished() async {
    await withCheckedContinuation { continuation in
      let isDone = values.withLock { values in
        if !values.isDone { values.waiters.append(continuation) }
        return values.isDone
      }
      if isDone { continuation.resume() }
    }
  }
}
