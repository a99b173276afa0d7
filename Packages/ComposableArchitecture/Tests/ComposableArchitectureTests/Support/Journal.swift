import ComposableArchitecture

/// What happened, in order, told from any thread.
final class Journal: Sendable {
  private let lines = LockIsolated<[String]>([])

  func note(_ line: String) { lines.withValue { $0.append(line) } }

  var entries: [String] { lines.value }

  /// Waits until a line was noted; gives up after many turns.
  func wait(for line: String) async {
    for _ in 0..<100_000 where !entries.contains(line) { await Task.yield() }
  }

  /// Work that lasts until it is cancelled and notes both.
  func work(_ name: String) async {
    note("\(name) started")
    try? await Task.never()
    note("\(name) cancelled")
  }
}
