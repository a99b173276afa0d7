/// The turn of one effect in a row of effects that run one after the other.
///
/// What belongs to the next turn waits in `deferred` until all effects of this one have ended.
@MainActor
final class EffectSlot {
  private var gate: EffectSlot?
  private let outer: EffectSlot?
  private var count = 1
  private var followers: [EffectSlot] = []
  private var deferred: [EffectRun] = []
  private(set) var isDone = false

  /// - Parameters:
  ///   - gate: The turn before.
  ///   - outer: The turn of the whole row in another row.
  init(after gate: EffectSlot?, in outer: EffectSlot?) {
    self.gate = gate
    self.outer = outer
    gate?.followers.append(self)
    outer?.enter()
  }

  /// Counts one more effect.
  func enter() { count += 1 }

  /// Puts an effect of the next turn aside.
  func hold(_ run: EffectRun) { deferred.append(run) }

  /// Counts one effect less; what comes next is started by the table.
  func leave(_ table: EffectTable) {
    count -= 1
    if count == 0 { table.settle(self) }
  }

  /// Ends the turn if it is over.
  ///
  /// - Returns: The effects whose turn has come, the turns to look at next; `nil` if not over.
  func end() -> (runs: [EffectRun], followers: [EffectSlot], outer: EffectSlot?)? {
    guard !isDone, count == 0, gate?.isDone ?? true else { return nil }
    isDone = true
    gate = nil
    defer {
      deferred = []
      followers = []
    }
    return (deferred, followers, outer)
  }
}
