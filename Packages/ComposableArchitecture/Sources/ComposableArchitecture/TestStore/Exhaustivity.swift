/// How much of a feature's behaviour a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Every state change, every action received and the end of every effect must be asserted.
  case on

  /// Only what is asserted is checked.
  ///
  /// With `showSkippedAssertions` each thing that was not asserted is listed in the test's output,
  /// without failing the test.
  case off(showSkippedAssertions: Bool)

  /// Only what is asserted is checked, and what was skipped is not shown.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
