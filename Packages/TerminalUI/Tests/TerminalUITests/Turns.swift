/// Gives others their turn until a condition holds, for a minute at most. The limit is a time, since on
/// a busy machine any number of turns may go by before a timer's thread runs.
///
/// - Returns: Whether it came to hold.
@MainActor
func turns(until isReached: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while !isReached() {
    guard ContinuousClock.now < deadline else { return false }
    await Task.yield()
  }
  return true
}

extension Duration {
  /// Longer than any test takes: what lasts so long is over within one turn, or never comes.
  static let longerThanTests = Duration.seconds(3_600)
}
