import Testing

@testable import FeaturePreview

struct PreviewRequestTests {
  private let states = ["live", "failed"]

  @Test(
    arguments: [
      ([], .show(state: "live", isPlain: false)),
      (["--state", "failed"], .show(state: "failed", isPlain: false)),
      (["--state=failed", "--plain"], .show(state: "failed", isPlain: true)),
      (["--states"], .list),
      (["--help"], .help),
    ] as [([String], PreviewRequest)])
  func aCommandLineIsRead(_ arguments: [String], _ expected: PreviewRequest) throws {
    #expect(try PreviewRequest(arguments: arguments, states: states) == expected)
  }

  @Test(arguments: [
    (["--state"], "option '--state' needs a value: live, failed"),
    (["--state", "x"], "no state 'x'; there are: live, failed"),
    (["x"], "unknown option 'x'; there are: --state S, --states, --plain, --help"),
  ])
  func wrongUsageSaysWhatThereIs(_ arguments: [String], _ message: String) {
    #expect(throws: PreviewRequest.UsageError(message: message)) {
      try PreviewRequest(arguments: arguments, states: states)
    }
  }
}
