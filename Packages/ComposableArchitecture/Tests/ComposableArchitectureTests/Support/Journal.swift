import ComposableArchitecture
import Testing

/// What happened, in order, told from any thread.
final class Journal: Sendable {
  private struct Contents {
    var lines: [String] = []
    var waiters: [String: [CheckedContinuation<Bool, Never>]] = [:]
  }

  // The lock guards continuations, which are handed over.
  private let contents = LockIsolated(UncheckedSendable(Contents()))

  func note(_ line: String) {
    contents.withValue { $0.value.lines.append(line) }
    wake(line, isThere: true)
  }

  var entries: [String] { contents.withValue { $0.value.lines } }

  /// Waits until a line was noted so many times; one that does not come fails the test, which goes on.
  func wait(
    for line: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let limit = Task.detached { [self] in
      try await Task.sleep(for: .seconds(60))
      wake(line, isThere: false)
    }
    defer { limit.cancel() }
    var isWaiting = true
    while isWaiting, entries.count(where: { $0 == line }) < times {
      isWaiting = await nextWakening(line, times: times)
    }
    if !isWaiting {
      Issue.record(
        "'\(line)' was not noted in a minute, but \(entries)", sourceLocation: sourceLocation)
    }
  }

  /// Waits until a line is noted again, unless it was so many times.
  ///
  /// - Returns: Whether it was, rather than that the time is over.
  private func nextWakening(_ line: String, times: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let isThere = contents.withValue { contents in
        if contents.value.lines.count(where: { $0 == line }) >= times { return true }
        contents.value.waiters[line, default: []].append(continuation)
        return false
      }
      if isThere { continuation.resume(returning: true) }
    }
  }

  /// Wakes those who wait for a line.
  private func wake(_ line: String, isThere: Bool) {
    let woken = contents.withValue { $0.value.waiters.removeValue(forKey: line) ?? [] }
    for continuation in woken { continuation.resume(returning: isThere) }
  }

  /// Work that lasts until it is cancelled and notes both.
  func work(_ name: String) async {
    note("\(name) started")
    try? await Task.never()
    note("\(name) cancelled")
  }
}
