/// Runs work for at most a while.
@MainActor
enum Deadline {
  /// Returns when `work` has ended or the deadline has passed; then `work` is cancelled, and not
  /// waited for.
  static func run(_ deadline: Duration?, _ work: @escaping @MainActor () async -> Void) async {
    guard let deadline else { return await work() }
    let race = Race()
    await withCheckedContinuation { continuation in
      race.continuation = continuation
      race.work = Task {
        await work()
        race.end()
      }
      race.timer = Task {
        try? await Task.sleep(for: deadline)
        if !Task.isCancelled { race.end() }
      }
    }
  }

  private final class Race {
    var continuation: CheckedContinuation<Void, Never>?
    var work: Task<Void, Never>?
    var timer: Task<Void, Never>?

    func end() {
      guard let continuation else { return }
      self.continuation = nil
      work?.cancel()
      timer?.cancel()
      continuation.resume()
    }
  }
}
