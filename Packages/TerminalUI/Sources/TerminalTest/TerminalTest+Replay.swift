public import TerminalCore
import TerminalModel
import TerminalUI
public import Testing

extension TerminalTest {
  /// Does again what was typed in a trace, resizes included, and lets what it starts come to its end
  /// or its next wait after each piece.
  ///
  /// A pause in the trace that is longer than `escapeDelay` ends a lone Escape, as it did then.
  public func replay(_ trace: Trace, escapeDelay: Duration = .milliseconds(50)) async {
    resize(columns: trace.size.columns, rows: trace.size.rows)
    await settle()
    var decoder = InputDecoder()
    var lastInput = Duration.zero
    for event in trace.events {
      if decoder.pendingEscape, event.time - lastInput >= escapeDelay { send(decoder.flush()) }
      switch event.kind {
      case .output: continue
      case .resized(let size): resize(columns: size.columns, rows: size.rows)
      case .input(let bytes):
        lastInput = event.time
        send(decoder.feed(bytes))
      }
      await settle()
    }
    send(decoder.flush())
    await settle()
  }

  /// Replays a trace on a view that was traced full-screen, and compares the grid with what the
  /// terminal showed last; an issue shows both, line by line.
  ///
  /// The test must show the line of keys, as the full-screen host does.
  public func expectReplay(
    of trace: Trace, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await replay(trace)
    let seen = Grid.trimmed(trace.lastScreen.lines.joined(separator: "\n"))
    Grid.compare(grid, with: seen, sourceLocation)
  }

  private func send(_ events: [InputEvent]) {
    for event in events where exitCode == nil {
      session.handle(event)
    }
  }
}
