import ComposableArchitecture

/// What happened, in order, told from any thread.
final class Journal: Sendable {
  private struct Contents {
    var lines: [String] = []
    var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]
  }

  // The lock guards continuations, which are handed over.
  private let contents = LockIsolated(UncheckedSendable(Contents()))

  func note(_ line: String) {
    let waiters = contents.withValue { contents in
      contents.value.lines.append(line)
      return contents.value.waiters.removeValue(forKey: line) ?? []
    }
    for waiter in waiters { waiter.resume() }
  }

  var entries: [String] { contents.withValue { $0.value.lines } }

  /// Waits until a line was noted.
  func wait(for line: String) async {
    await withCheckedContinuation { continuation in
      let isThere = contents.withValue { contents in
        let isThere = contents.value.lines.contains(line)
        if !isThere { contents.value.waiters[line, default: []].append(continuation) }
        return isThere
      }
      if isThere { continuation.resume() }
    }
  }

  /// Work that lasts until it is cancelled and notes both.
  func work(_ name: String) async {
    note("\(name) started")
    try? await Task.never()
    note("\(name) cancelled")
  }
}
