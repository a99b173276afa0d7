import ComposableArchitecture
import Effects
import FactFeature
import Login
import Root
import TabBar
import Testing

@testable import NumbersRecording

@MainActor
struct RecordingTests {
  @Test func everyActionOfTheAppIsReadBackAndLeadsToTheSameState() async throws {
    let app = RecordedApp()
    await app.send(
      .login(.binding(.set(\.name, " "))), .login(.logInButtonTapped),
      .login(.binding(.set(\.name, "Ada \"L\"\n\u{1B}[2J"))),
      .linkOpened("numbers://a/a2?number=7&kind=math"), .login(.logInButtonTapped),
      .tabBar(.a(.a2(.presented(.fact(.appeared))))), .tabBar(.a(.a2(.dismiss))),
      .tabBar(.a(.fact(.appeared))), .tabBar(.a(.fact(.binding(.set(\.numberText, "x"))))),
      .tabBar(.a(.fact(.askButtonTapped))), .tabBar(.a(.fact(.binding(.set(\.kind, .year))))),
      .tabBar(.a(.fact(.randomButtonTapped))), .tabBar(.a(.fact(.retryButtonTapped))),
      .tabBar(.a(.fact(.factResponse(.failure(.status(code: 500, body: "no")))))),
      .tabBar(.a(.openA2ButtonTapped)), .linkOpened("numbers://b/b2?number=-3"),
      .tabBar(.b1(.appeared)), .tabBar(.b1(.b2(.presented(.fact(.appeared))))),
      .tabBar(.b1(.b2(.dismiss))), .tabBar(.b1(.openB2ButtonTapped)),
      .linkOpened("numbers://b?kind=date"), .linkOpened("numbers://gone"),
      .tabBar(.noticeDismissed), .tabBar(.binding(.set(\.selectedTab, .a))),
      .tabBar(.logOutButtonTapped))
    for line in app.lines.dropFirst() {
      #expect(line.contains("\"action\":"), "\(line)")
    }
    let recording = try Recording(app.text, path: "x")
    #expect(recording.program == "1.2.3")
    let replay = Replay(recording)
    #expect(replay.outcome == .same(actions: app.lines.count - 1))
    #expect(replay.steps.last?.state == app.store.withState(\.self))
    #expect(app.lines.count > 35)
  }

  @Test func oneThatIsCutOffAnywhereIsReplayedUpToThere() async throws {
    let app = await RecordedApp.walk()
    let bytes = Array(app.text.utf8)
    var ends: [Int] = []
    for line in app.lines { ends.append((ends.last.map { $0 + 1 } ?? 0) + line.utf8.count) }
    // Each byte of the head and of the end, and the ends of all lines.
    let cuts = Set(0...ends[0]).union(bytes.count - 20...bytes.count)
      .union(ends.flatMap { [$0 - 1, $0, $0 + 1] })
    for length in cuts.sorted() {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      let replay = Replay(try Recording(text, path: "x"))
      let whole = max(0, ends.prefix { $0 <= length }.count - 1)
      #expect(replay.outcome == .same(actions: whole))
      #expect(replay.steps.count == whole)
    }
  }

  @Test(
    arguments: [
      ("hello", .noRecording(path: "x", line: 1)),
      ("\n", .noRecording(path: "x", line: 1)),
      ("\0\0\0", .noRecording(path: "x", line: 1)),
      ("{}", .noRecording(path: "x", line: 1)),
      ("[1]\n{}", .noRecording(path: "x", line: 1)),
      (#"{"version":1,"name":"Ada"}"#, .noRecording(path: "x", line: 1)),
      (#"{"trace":1,"st\#n{"number":1}"#, .noRecording(path: "x", line: 1)),
      (#"{"trace":"a"}\#n"#, .noRecording(path: "x", line: 1)),
      (#"{"trace":0,"state":"0"}"#, .noRecording(path: "x", line: 1)),
      (#"{"trace":1}"#, .noRecording(path: "x", line: 1)),
      (#"{"trace":2,"anything":[]}"#, .newerVersion(path: "x", 2)),
      (#"{"trace":7}\#nhello"#, .newerVersion(path: "x", 7)),
      (
        #"{"trace":1,"state":"0","information":{"program":"other"}}"#, .otherProgram(path: "x")
      ),
      (
        #"{"trace":1,"state":"0","information":{"program":"numbers"}}\#nhello\#n{}"#,
        .noRecording(path: "x", line: 2)
      ),
      (
        #"{"trace":1,"state":"0","information":{"program":"numbers"}}\#n{"number":1}\#n{}"#,
        .noRecording(path: "x", line: 2)
      ),
    ] as [(String, RecordingError)])
  func whatIsNoRecordingIsRefusedWithTheLine(_ text: String, _ error: RecordingError) {
    #expect(throws: error) { try Recording(text, path: "x") }
  }

  @Test(arguments: ["1e300", "-1e300", "1e19", "\"soon\"", "null"])
  func aTimeThatIsNoneIsNoPartOfARecording(_ time: String) throws {
    let text = """
      {"trace":1,"state":"0","information":{"program":"numbers"}}
      {"number":1,"time":\(time),"name":"x","state":"0"}
      {}
      """
    #expect(throws: RecordingError.noRecording(path: "x", line: 2)) {
      try Recording(text, path: "x")
    }
  }

  @Test func aRecordingWithoutTheProgramsNameIsNotOurs() async {
    let app = RecordedApp(information: [:])
    await app.send(.login(.logInButtonTapped))
    #expect(throws: RecordingError.otherProgram(path: "x")) {
      try Recording(app.text, path: "x")
    }
  }
}
