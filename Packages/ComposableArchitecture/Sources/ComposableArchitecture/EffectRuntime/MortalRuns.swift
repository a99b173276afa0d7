/// The running effects of children that can go away.
///
/// Few of them are looked at after each action; of many, a part each time, or all when an operator
/// has seen children go.
@MainActor
struct MortalRuns {
  private static let batch = 64

  private var runs: [EffectRun] = []
  private var positions: [UInt64: Int] = [:]
  private var next = 0

  nonisolated init() {}

  var isEmpty: Bool { runs.isEmpty }

  /// Whether there are too many to look at all each time.
  var isLarge: Bool { runs.count > Self.batch }

  mutating func insert(_ run: EffectRun) {
    positions[run.id] = runs.count
    runs.append(run)
  }

  mutating func remove(_ run: EffectRun) {
    guard let position = positions.removeValue(forKey: run.id) else { return }
    let last = runs.removeLast()
    guard last.id != run.id else { return }
    runs[position] = last
    positions[last.id] = position
  }

  /// Cancels the runs whose child is gone.
  mutating func check(all: Bool, isAlive: (EffectRun) -> Bool) {
    guard !runs.isEmpty else { return }
    let count = all ? runs.count : min(runs.count, Self.batch)
    if next >= runs.count { next = 0 }
    for _ in 0..<count {
      let run = runs[next]
      next = next + 1 < runs.count ? next + 1 : 0
      if !run.isCancelled, !isAlive(run) { run.cancel() }
    }
  }
}
