import CustomDump
import Sharing

/// What a test has not asserted: received actions and running effects.
@MainActor
struct Leftovers<State, Action> {
  let core: RootCore<State, Action>
  let received: ReceivedActions<State, Action>

  /// Judges what is left when the store goes, and cancels it.
  func complete(_ exhaustivity: Exhaustivity, at site: SourceSite) {
    if exhaustivity != .off(showSkippedAssertions: false) {
      let tell = exhaustivity == .on ? site.report : site.note
      reportUnreceivedActions(tell)
      reportRunningEffects(tell)
      reportSharedChanges(tell)
    }
    core.cancelAllEffects()
  }

  /// Tells of actions that the test has not received, once.
  func reportUnreceivedActions(_ tell: (String) -> Void) {
    guard !received.isEmpty else { return }
    let list = received.entries.map { String(customDumping: $0.action) }.joined(separator: "\n")
    tell(
      """
      The store received \(counted(received.entries.count, "unexpected action")): …

      \(indented(list))

      Assert each with 'store.receive', or skip them with 'store.skipReceivedActions()'.
      """)
    received.removeFirst(received.entries.count)
  }

  private func reportSharedChanges(_ tell: (String) -> Void) {
    let changes = received.recorder.takeStep().all
    let assertion = SharedAssertion(changes, later: SharedChanges(), startsBefore: true)
    let differences = assertion.mismatches.compactMap { $0.difference(.proportional) }
    guard !differences.isEmpty else { return }
    tell(
      """
      The test ended before changes of shared values were asserted: …

      \(indented(differences.joined(separator: "\n\n")))

      (Before: −, After: +)

      An effect has made them. Assert them with 'store.assert'.
      """)
  }

  private func reportRunningEffects(_ tell: (String) -> Void) {
    guard !core.inFlight.isEmpty else { return }
    tell(
      """
      \(counted(core.inFlight.count, "effect")) still running at the end of the test: …

      \(runningEffects)

      Every effect must have ended by then: await 'store.finish()', advance the clock it sleeps on, \
      or cancel it.
      """)
  }

  /// A line for each running effect: the action that started it, and where.
  var runningEffects: String {
    indented(
      core.inFlight.map { effect in
        let place = effect.fileID.map { " (\($0):\(effect.line ?? 0))" } ?? ""
        return "• \(effect.action.map { String(customDumping: $0) } ?? "an effect")\(place)"
      }.joined(separator: "\n"))
  }
}

/// `count` and `noun`, in the plural where it belongs.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
