import CustomDump
import IssueReporting

/// The comparison of the state that a test expects with the state that there is.
///
/// A wrong expectation is told once: as a mismatch with a diff, or as a claim of a change that did
/// not happen.
struct StateExpectation<State: Equatable> {
  let previous: State
  let actual: State
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
    var expected = previous
    guard apply(update, to: &expected) else { return }
    if expected != actual {
      site.report(mismatch(expected: expected, isAsserted: update != nil))
    } else if update != nil, expected == previous {
      site.report(
        """
        The state was expected to change, but no change occurred.

        The trailing closure made no change. Leave it out if none is expected.
        """)
    }
  }

  private func checkAsserted(_ update: ((inout State) throws -> Void)?) {
    guard let update else { return }
    var expected = actual
    guard apply(update, to: &expected) else { return }
    if expected != actual {
      site.report(mismatch(expected: expected, isAsserted: true))
    }
  }

  private func noteSkipped(_ update: ((inout State) throws -> Void)?) {
    var expected = previous
    do { try update?(&expected) } catch { return }
    guard expected != actual, let difference = diff(expected, actual, format: .proportional)
    else { return }
    site.note(
      """
      A change of the state was not asserted: …

      \(indented(difference))

      (Asserted: −, Actual: +)
      """)
  }

  private func apply(_ update: ((inout State) throws -> Void)?, to state: inout State) -> Bool {
    do {
      try update?(&state)
      return true
    } catch {
      site.report("The closure that states the expectation threw an error: \(error)")
      return false
    }
  }

  private func mismatch(expected: State, isAsserted: Bool) -> String {
    let difference =
      diff(expected, actual, format: .proportional).map {
        "\(indented($0))\n\n(Expected: −, Actual: +)"
      }
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
    return "\(claim)\n\n\(difference)"
  }
}

/// `text` with each line moved in by six columns.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "      \($0)" }
    .joined(separator: "\n")
}
