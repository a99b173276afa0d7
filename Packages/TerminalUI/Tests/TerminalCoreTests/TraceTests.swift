import InputFuzzing
import TerminalCore
import TerminalModel
import Testing

@Suite struct TraceTests {
  @Test(arguments: 0..<20)
  func aTraceIsReadAsItWasWritten(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var trace = Trace(size: Size(columns: 80, rows: 24))
    for number in 0..<50 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let kinds: [TraceEvent.Kind] = [
        .input(bytes), .output(bytes + Array("é你👩‍👩‍👧\"\\/\u{1B}[m".utf8)),
        .resized(Size(columns: number, rows: number * 3)),
      ]
      trace.events.append(
        TraceEvent(
          time: .microseconds(Int.random(in: 0...9_999_999_999, using: &random)),
          kind: kinds[number % 3]))
    }
    #expect(try Trace(text: trace.text.utf8) == trace, "seed \(seed)")
  }

  @Test func aTraceThatWasCutOffIsReadUpToThere() throws {
    let events = (0..<4).map {
      TraceEvent(time: .milliseconds($0), kind: .input([0xC3, UInt8($0), 0x22]))
    }
    let whole = Trace(size: Size(columns: 9, rows: 3), events: events)
    let bytes = Array(whole.text.utf8)
    let header = Trace.header(size: whole.size).utf8.count
    for end in (header - 1)...bytes.count {
      let part = try Trace(text: bytes[..<end])
      #expect(part.size == whole.size)
      #expect(whole.events.starts(with: part.events))
    }
  }

  @Test(
    arguments: [
      ("", 1), ("{}", 1), ("[0, \"i\", \"a\"]\n", 1), ("{\"version\": 1, \"width\": 1}", 1),
      ("{\"version\": 2, \"width\": 8, \"height\": 2}\n[0.1, \"x\", \"a\"]\n", 2),
      ("{\"version\": 2, \"width\": 8, \"height\": 2}\n\nnothing\n", 3),
      ("{\"version\": 2, \"width\": 8, \"height\": 2}\n[1.2.3, \"i\", \"a\"]\n", 2),
      ("{\"version\": 2, \"width\": 8, \"height\": 2}\n[1, \"r\", \"80\"]\n", 2),
      ("{\"version\": 2, \"width\": 8, \"height\": 2}\n[1, \"i\", \"\\ud83d\"]\n", 2),
    ])
  func whatIsNoTraceIsRefusedWithItsLine(_ text: String, _ line: Int) {
    #expect(throws: TraceError.self) { try Trace(text: text.utf8) }
    #expect {
      try Trace(text: text.utf8)
    } throws: {
      ($0 as? TraceError)?.line == line
    }
  }

  @Test func theFormOfOtherWritersIsRead() throws {
    let text = """
      {"version":2,"width":5,"height":1,"timestamp":1504467315,"env":{"TERM":"xterm"}}
      [0.25,"o","\\u001b[1mhi\\r\\n\\ud83d\\ude00"]
      [1,"i","q"]

      """
    let trace = try Trace(text: text.utf8)
    #expect(
      trace.events == [
        TraceEvent(time: .milliseconds(250), kind: .output(Array("\u{1B}[1mhi\r\n😀".utf8))),
        TraceEvent(time: .seconds(1), kind: .input([0x71])),
      ])
  }

  @Test func theLastScreenIsTheOneBeforeTheProgramGaveItBack() {
    let output = { (text: String) in
      TraceEvent(time: .zero, kind: .output(Array(text.utf8)))
    }
    let trace = Trace(
      size: Size(columns: 10, rows: 2),
      events: [
        output("shell"), output("\u{1B}[?1049h\u{1B}[Hfirst"),
        TraceEvent(time: .zero, kind: .resized(Size(columns: 6, rows: 1))),
        output("\u{1B}[H\u{1B}[2Jsecond"), output("\u{1B}[?1049l"),
      ])
    #expect(trace.lastScreen.lines == ["second"])
    #expect(trace.lastScreen.modesLeftOn == ["alternate screen"])
  }
}
