import ComposableArchitecture
import Testing

/// What happened, in order, told from any thread.
final class Journal: Sendable {
  private struct Contents {
    var lines: [String] = []
    var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]
  }

  // The lock guards continuations, which are handed over.
  private let contents = LockIsolated(UncheckedSendable(Contents()))

  func note(_ line: String) {
    contents.withValue { $0.value.lines.append(line) }
    wake(line)
  }

  var entries: [String] { contents.withValue { $0.value.lines } }

  /// Waits until a line was noted so many times; one that does not come fails the test, which goes on.
  func wait(
    for line: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isTimeOver = LockIsolated(false)
    let limit = Task.detached { [self] in
      try await Task.sleep(for: .seconds(60))
      isTimeOver.setValue(true)
      wake(line)
    }
    defer { limit.cancel() }
    var isThere: Bool { entries.count(where: { $0 == line }) >= times }
    while !isThere, !isTimeOver.value {
      await nextNote(of: line, times: times, isTimeOver: isTimeOver)
    }
    if !isThere {
      Issue.record(
        "'\(line)' was not noted in a minute, but \(entries)", sourceLocation: sourceLocation)
    }
  }

  /// Waits for the next note of a line, or the end of the time, unless there is nothing to wait for.
  private func nextNote(of line: String, times: Int, isTimeOver: LockIsolated<Bool>) async {
    await withCheckedContinuation { continuation in
      let waits = contents.withValue { contents in
        let count = contents.value.lines.count { $0 == line }
        guard count < times, !isTimeOver.value else { return false }
        contents.value.waiters[line, default: []].append(continuation)
        return true
      }
      if !waits { continuation.resume() }
    }
  }

  /// Wakes those who wait for a line.
  private func wake(_ line: String) {
    let woken = contents.withValue { $0.value.waiters.removeValue(forKey: line) ?? [] }
    for continuation in woken { continuation.resume() }
  }

  /// Work that lasts until it is cancelled and notes both.
  func work(_ name: String) async {
    note("\(name) started")
    try? await Task.never()
    note("\(name) cancelled")
  }
}
