import CustomDump
import IssueReporting
import Sharing

/// The comparison of the state that a test expects with the state that there is.
///
/// A wrong expectation is told once: as a mismatch with a diff, or as a claim of a change that did
/// not happen. Shared values are a part of the state, as they were at its time.
@MainActor
struct StateExpectation<State: Equatable> {
  let previous: State
  let actual: State

  /// The changes of shared values that belong to this step.
  let changes: SharedChanges

  /// Those that came after it.
  let laterChanges: SharedChanges
  let exhaustivity: Exhaustivity
  let site: SourceSite

  /// Applies `update` to what stood before and compares.
  func check(_ update: ((inout State) throws -> Void)?) {
    switch exhaustivity {
    case .on:
      checkAll(update)
    case .off(let showsSkipped):
      checkAsserted(update)
      if showsSkipped { noteSkipped(update) }
    }
  }

  private func checkAll(_ update: ((inout State) throws -> Void)?) {
    let shared = assertion(startsBefore: true)
    var expected = previous
    guard apply(update, to: &expected, shared) else { return }
    if isMismatch(expected, shared) {
      site.report(mismatch(expected: expected, shared, isAsserted: update != nil))
    } else if update != nil, !isMismatch(expected, previous, shared),
      !shared.claimsChange(from: changes)
    {
      site.report(
        """
        The state was expected to change, but no change occurred.

        The trailing closure made no change. Leave it out if none is expected.
        """)
    }
  }

  private func checkAsserted(_ update: ((inout State) throws -> Void)?) {
    guard let update else { return }
    let shared = assertion(startsBefore: false)
    var expected = actual
    guard apply(update, to: &expected, shared) else { return }
    if isMismatch(expected, shared) {
      site.report(mismatch(expected: expected, shared, isAsserted: true))
    }
  }

  private func noteSkipped(_ update: ((inout State) throws -> Void)?) {
    let shared = assertion(startsBefore: true)
    var expected = previous
    do {
      try SharedScope.asserting(shared) { _ = try update?(&expected) }
    } catch { return }
    guard isMismatch(expected, shared), let difference = difference(expected, shared)
    else { return }
    site.note(
      """
      A change of the state was not asserted: …

      \(indented(difference))

      (Asserted: −, Actual: +)
      """)
  }

  private func assertion(startsBefore: Bool) -> SharedAssertion {
    SharedAssertion(changes, later: laterChanges, startsBefore: startsBefore)
  }

  private func apply(
    _ update: ((inout State) throws -> Void)?, to state: inout State, _ shared: SharedAssertion
  ) -> Bool {
    guard let update else { return true }
    do {
      try SharedScope.asserting(shared) { try update(&state) }
      return true
    } catch {
      site.report("The closure that states the expectation threw an error: \(error)")
      return false
    }
  }

  private func isMismatch(_ expected: State, _ shared: SharedAssertion) -> Bool {
    isMismatch(expected, actual, shared) || shared.hasMismatches
  }

  private func isMismatch(_ lhs: State, _ rhs: State, _ shared: SharedAssertion) -> Bool {
    SharedScope.comparing(shared) { lhs != rhs }
  }

  private func mismatch(
    expected: State, _ shared: SharedAssertion, isAsserted: Bool
  ) -> String {
    let text =
      difference(expected, shared).map { "\(indented($0))\n\n(Expected: −, Actual: +)" }
        ?? """
        Expected:
        \(indented(String(customDumping: expected)))

        Actual:
        \(indented(String(customDumping: actual)))

        The two are not equal, yet print the same.
        """
    let claim =
      isAsserted
      ? "A state change does not match expectation: …"
      : "State was not expected to change, but a change occurred: …"
    return "\(claim)\n\n\(text)"
  }

  private func difference(_ expected: State, _ shared: SharedAssertion) -> String? {
    SharedScope.comparing(shared) {
      SharedScope.difference(expected, actual, format: .proportional)
    }
  }
}

/// `text` with each line moved in by six columns.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "      \($0)" }
    .joined(separator: "\n")
}
