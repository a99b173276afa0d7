import ComposableArchitecture
import ComposableTerminalUI
import TerminalTest
import Testing

@testable import NumbersRecording

@MainActor
struct StepViewTests {
  private func replay() async throws -> Replay {
    Replay(try Recording(await RecordedApp.walk().text, path: "x"))
  }

  private func view(_ replay: Replay) -> StepView {
    let state = StepFeature.State(count: replay.steps.count)
    return StepView(store: Store(initialState: state) { StepFeature() }, replay: replay)
  }

  @Test func oneWalksForwardAndBackOverScreensAndDifferences() async throws {
    let replay = try await replay()
    let test = TerminalTest(columns: 80, rows: 24, helpLine: true) { view(replay) }
    #expect(test.grid.contains("Before the first of \(replay.steps.count) actions"))
    #expect(test.grid.contains("[ logIn ]"))
    test.type("n")
    #expect(test.grid.contains("Action 1 of "))
    #expect(test.grid.contains("logInButtonTapped"))
    #expect(test.grid.contains("+     isLoggingIn: true,"))
    #expect(test.grid.contains("logging in …"))
    test.type("n")
    #expect(test.grid.contains("[ log out ]"))
    test.type("p")
    #expect(test.grid.contains("logging in …"))
    test.type("l")
    #expect(test.grid.contains("2 is an even number."))
    #expect(test.grid.contains("login Data: Ada"))
    test.type("f")
    #expect(test.grid.contains("Before the first"))
  }

  @Test func theKeysAreInTheLineOfKeysWhileTheyDoSomething() async throws {
    let replay = try await replay()
    let test = TerminalTest(columns: 80, rows: 24, helpLine: true) { view(replay) }
    #expect(test.keys.map(\.key).contains("n"))
    #expect(!test.keys.map(\.key).contains("p"))
    test.type("lnn")
    #expect(test.keys.map(\.key).contains("p"))
    #expect(!test.keys.map(\.key).contains("n"))
    #expect(!test.keys.map(\.title).contains("log out"))
  }

  @Test func enterGoesOn() async throws {
    let replay = try await replay()
    let test = TerminalTest(columns: 80, rows: 24) { view(replay) }
    for position in 1...replay.steps.count {
      test.send(.enter)
      #expect(test.grid.contains("Action \(position) of \(replay.steps.count)"))
    }
  }

  @Test func theEndSaysWhereTheStateDiffers() async throws {
    let text = await RecordedApp.walk().text
      .replacing("\"value\":\"B\"", with: "\"value\":\"A\"")
    let replay = Replay(try Recording(text, path: "x"))
    let test = TerminalTest(columns: 80, rows: 24) { view(replay) }
    test.type("l")
    #expect(test.grid.contains("Action 3 of 3"))
    #expect(test.grid.contains("The state first differs here."))
    test.type("p")
    #expect(!test.grid.contains("differs"))
  }

  @Test func inPlainModeWordsDoWhatKeysDo() async throws {
    let replay = try await replay()
    let test = PlainTest { view(replay) }
    let code = await test.run("next", "previous", "last", "first")
    #expect(code == 0 && test.errors.isEmpty)
    #expect(test.output.count == 5)
    #expect(test.output[0].contains("Before the first"))
    #expect(test.output[1].contains("logging in …"))
    #expect(test.output[3].contains("| 2 is an even number."))
    #expect(test.output[4].contains("(start)"))
    #expect(test.output[2] == "\n" + test.output[0])
    #expect(test.output[4] == "\n" + test.output[0])
  }

  @Test func aRecordingWithoutActionsIsShown() throws {
    let replay = Replay(try Recording("", path: "x"))
    let test = TerminalTest(columns: 80, rows: 24) { view(replay) }
    #expect(test.grid.contains("Before the first of 0 actions"))
    test.type("nplf")
    #expect(test.grid.contains("Before the first of 0 actions"))
  }

  @Test(arguments: [(1, 1), (20, 5), (80, 8), (200, 60)])
  func everySizeIsDrawn(_ columns: Int, _ rows: Int) async throws {
    let replay = try await replay()
    let test = TerminalTest(columns: columns, rows: rows, helpLine: true) { view(replay) }
    for _ in replay.steps {
      test.type("n")
      #expect(test.surface.size == Size(columns: columns, rows: rows))
    }
  }
}
