import ComposableArchitecture
import Login
import Root
import Testing

@testable import NumbersRecording

@MainActor
struct ReplayReportTests {
  private func report(_ text: String) throws -> String {
    var lines = ""
    let replay = Replay(try Recording(text, path: "x")) { lines += ReplayReport.line($0) }
    return lines + ReplayReport.ending(of: replay)
  }

  @Test func eachActionIsALineAndTheEndIsASentence() async throws {
    let app = RecordedApp()
    await app.send(.login(.logInButtonTapped))
    let lines = try report(app.text).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("    1  +0."))
    #expect(lines[0].hasSuffix(" s  login(.logInButtonTapped)"))
    #expect(lines[2] == "The state is the same after each of 2 actions.")
  }

  @Test func theFirstDifferenceIsShownWithBothSides() async throws {
    let app = await RecordedApp.walk()
    let text = app.text.replacing("\"selectedTab\"", with: "\"selectedTab\"")
      .replacing("\"value\":\"B\"", with: "\"value\":\"A\"")
    let words = try report(text)
    #expect(words.contains("The state first differs at action 3, "))
    #expect(words.contains("Recorded:"))
    #expect(words.contains("(no change)"))
    #expect(!words.contains("    4  "))
  }

  @Test func aRecordingThatIsCutOffIsSaidToBe() async throws {
    let app = await RecordedApp.walk()
    #expect(try report(String(app.text.dropLast(9))).contains("is cut off after action"))
    #expect(
      try report(String(app.lines[0].dropLast(3))) == """
        The recording holds no action.
        The recording is cut off before its first action.

        """)
    #expect(try report("") == "The recording holds no action.\n")
    #expect(try report(app.lines[0]) == "The recording holds no action.\n")
  }

  @Test func anotherStartIsSaid() async throws {
    let app = await RecordedApp.walk()
    let text = app.text.replacing("\"name\":\"Ada\"", with: "\"name\":\"Bob\"")
    #expect(try report(text).hasPrefix("The state differs before the first action"))
  }

  @Test func anActionThatCannotBeReadIsNamed() async throws {
    let app = await RecordedApp.walk()
    let text = app.text.replacing("[\"logInButtonTapped\",", with: "[\"loggedIn\",")
    #expect(try report(text).contains("Action 1, "))
  }

  @Test func nothingThatARecordingHoldsReachesTheTerminal() async throws {
    let app = await RecordedApp.walk()
    let text = app.text.replacing("\"name\":\"Action", with: "\"name\":\"\\u001b[2J\\nAction")
      .replacing("\"difference\":\"", with: "\"difference\":\"\\u001b]0;x\\u0007")
      .replacing("\"value\":\"B\"", with: "\"value\":\"A\"")
    let words = try report(text)
    #expect(words.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{7F}" })
    #expect(words.contains("first differs"))
  }

  @Test(
    arguments: [
      (.zero, "+0.000 s"), (.milliseconds(1234), "+1.234 s"), (.seconds(100), "+100.000 s"),
      (.microseconds(999), "+0.000 s"), (.milliseconds(-1500), "-1.500 s"),
      (.milliseconds(7), "+0.007 s"),
    ] as [(Duration, String)])
  func timesAreSecondsAndThousandths(_ time: Duration, _ words: String) {
    #expect(ReplayReport.seconds(time) == words)
  }
}
