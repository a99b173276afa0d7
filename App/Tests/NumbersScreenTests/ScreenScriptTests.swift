import FoundationEssentials
import Glibc
import Testing

/// Every screen of the app after scripted keys and sizes, as the files in `Scripts` have them.
///
/// With `NUMBERS_RECORD=1` in the environment the files are written anew instead.
@MainActor
struct ScreenScriptTests {
  @Test(arguments: ScreenScript.names)
  func aScriptLeadsToTheScreensThatAreWrittenInIt(_ name: String) async throws {
    let url = ScreenScript.url(name)
    let script = try ScreenScript(String(contentsOf: url, encoding: .utf8))
    let app = ScriptedApp(script)
    var recorded = script.header.sorted { $0.key < $1.key }.map { "\($0): \($1)\n" }.joined()
    for (line, step, expected) in script.steps {
      let screen = await app.screen(after: step)
      recorded += (["\n> \(line)"] + screen).joined(separator: "\n") + "\n"
      guard !isRecording, screen != expected else { continue }
      let difference = ScreenDifference(screen: screen, expected: expected)
      Issue.record("\(name), after “\(line)”:\n\(difference)")
      break
    }
    if isRecording { try Data(recorded.utf8).write(to: url) }
  }

  @Test func everyScreenHasItsScript() throws {
    let all = try ScreenScript.names.map {
      try String(contentsOf: ScreenScript.url($0), encoding: .utf8)
    }.joined()
    let signs = [
      "[ logIn ]", "A name is needed", "A1", "A2", "B1", "B2", "is not a whole number",
      "[ retry ]", "cannot be opened", "lists the keys of the screen", "then on to",
    ]
    for sign in signs { #expect(all.contains(sign), "\(sign)") }
  }

  @Test(arguments: [
    "nonsense", "> fly", "> press Nothing", "> resize 3", "| a row first", "> type",
  ])
  func aLineThatMeansNothingIsRefused(_ line: String) {
    #expect(throws: ScreenScript.Mistake.self) { try ScreenScript(line) }
  }

  private let isRecording = getenv("NUMBERS_RECORD").map { String(cString: $0) } == "1"
}
