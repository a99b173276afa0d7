import TerminalCore
import TerminalModel
import Testing

@Suite struct FrameEncoderTests {
  private let encoder = FrameEncoder(colorSupport: .trueColor)
  private let size = Size(columns: 200, rows: 60)

  @Test func nothingIsSentWhenNothingChanges() {
    var surface = Surface(size: size)
    surface.write("hello", at: .zero)
    surface.cursor = Point(column: 5, row: 0)
    var same = Surface(size: size)
    same.write("hello", at: .zero)
    same.cursor = surface.cursor
    #expect(encoder.encode(from: surface, to: same).isEmpty)
    #expect(encoder.encode(from: surface, to: surface).isEmpty)
  }

  @Test(arguments: [
    Style.plain, Style(foreground: .red), Style(foreground: .brightBlue, attributes: .bold),
  ])
  func oneCellCostsAtMostFortyBytes(_ style: Style) {
    let old = Surface(size: size)
    var new = old
    new.write("x", at: Point(column: 150, row: 50), style: style)
    let bytes = encoder.encode(from: old, to: new)
    #expect(bytes.count <= 40)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func aTypedCharacterMovesTheCursorWithoutASequence() {
    var old = Surface(size: size)
    old.cursor = Point(column: 10, row: 50)
    var new = old
    new.write("x", at: Point(column: 10, row: 50))
    new.cursor = Point(column: 11, row: 50)
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[51;11Hx\u{1B}[?2026l")
  }

  @Test func theRowOfTheCursorIsWrittenLastAndTheWayBackInItIsOneByte() {
    var old = Surface(size: size)
    old.cursor = Point(column: 0, row: 10)
    var new = old
    new.write("[ a ]", at: Point(column: 0, row: 10))
    new.write("help", at: Point(column: 0, row: 59))
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[60Hhelp\u{1B}[11H[ a ]\r\u{1B}[?2026l")
    new = old
    new.write("ab", at: Point(column: 5, row: 10))
    new.cursor = Point(column: 6, row: 10)
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[11;6Hab\u{8}\u{1B}[?2026l")
  }

  @Test func aStepBackIsAddressedAbsolutelyWhereTerminalsMayDisagree() {
    var old = Surface(size: Size(columns: 4, rows: 1))
    old.cursor = Point(column: 0, row: 0)
    var new = old
    new.write("\u{E9}", at: Point(column: 1, row: 0))
    new.cursor = Point(column: 1, row: 0)
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[1;2H\u{E9}\u{1B}[2G\u{1B}[?2026l")
    new = old
    new.write("x", at: Point(column: 3, row: 0))
    new.cursor = Point(column: 3, row: 0)
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[1;4Hx\u{1B}[4G\u{1B}[?2026l")
  }

  @Test func aMovedCursorAloneIsASingleMove() {
    var old = Surface(size: size)
    old.cursor = .zero
    var new = old
    new.cursor = Point(column: 4, row: 0)
    #expect(String(decoding: encoder.encode(from: old, to: new), as: UTF8.self) == "\u{1B}[1;5H")
    new.cursor = nil
    #expect(String(decoding: encoder.encode(from: old, to: new), as: UTF8.self) == "\u{1B}[?25l")
    #expect(
      String(decoding: encoder.encode(from: new, to: old), as: UTF8.self)
        == "\u{1B}[H\u{1B}[?25h")
  }

  @Test func theCellAfterOneThatIsNotASCIIIsAddressedAbsolutely() {
    let old = Surface(size: Size(columns: 10, rows: 1))
    var new = old
    new.write("\u{4F60}\u{E9}a", at: .zero)
    #expect(
      String(decoding: encoder.encode(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[H\u{4F60}\u{1B}[3G\u{E9}\u{1B}[4Ga\u{1B}[?2026l")
  }

  @Test func aStyleNeverOutlivesItsCells() {
    var surface = Surface(size: Size(columns: 10, rows: 2))
    surface.fill(
      Rect(column: 0, row: 0, columns: 10, rows: 1), style: Style(background: .blue))
    surface.write("u", at: Point(column: 3, row: 1), style: Style(attributes: .underline))
    for old in [nil, Surface(size: surface.size)] {
      var terminal = ModelTerminal(size: surface.size)
      terminal.feed(TerminalModes.transition(from: .normal, to: .fullScreen))
      terminal.feed(encoder.encode(from: old, to: surface))
      #expect(terminal.style == .plain)
      expectSame(terminal, surface)
      terminal.feed(encoder.encode(from: surface, to: Surface(size: surface.size)))
      expectSame(terminal, Surface(size: surface.size))
    }
  }

  @Test(arguments: [7, 8, 9])
  func erasingNearTheLastColumnLosesNoCell(_ start: Int) {
    var old = Surface(size: Size(columns: 10, rows: 2))
    old.fill(old.bounds, with: "x", style: Style(background: .red))
    var new = old
    new.fill(Rect(column: start, row: 0, columns: 10 - start, rows: 1), style: .plain)
    var terminal = ModelTerminal(size: old.size)
    terminal.feed(TerminalModes.transition(from: .normal, to: .fullScreen))
    terminal.feed(encoder.encode(from: nil, to: old))
    terminal.feed(encoder.encode(from: old, to: new))
    expectSame(terminal, new)
  }

  @Test func aClearedRowIsErasedInOneSequence() {
    var old = Surface(size: size)
    old.write(SanitizedText(repeating: "ab", count: 100), at: .zero)
    let bytes = encoder.encode(from: old, to: Surface(size: size))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[H\u{1B}[K\u{1B}[?2026l")
  }

  @Test func withoutColourAttributesStay() {
    var surface = Surface(size: Size(columns: 4, rows: 1))
    surface.write("a", at: .zero, style: Style(foreground: .red, attributes: .bold))
    let bytes = FrameEncoder(colorSupport: .none)
      .encode(from: Surface(size: surface.size), to: surface)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[H\u{1B}[1ma\u{1B}[m\u{1B}[?2026l")
  }

  @Test(arguments: [Size.zero, Size(columns: 1, rows: 1), Size(columns: 10_000, rows: 3)])
  func everySizeIsPainted(_ size: Size) {
    var surface = Surface(size: size)
    surface.write("\u{4F60}", at: .zero)
    surface.cursor = .zero
    var terminal = ModelTerminal(size: size)
    terminal.feed(encoder.encode(from: Surface(size: Size(columns: 3, rows: 3)), to: surface))
    expectSame(terminal, surface)
  }
}

/// Expects a model terminal to show exactly a surface's cells and cursor.
func expectSame(
  _ terminal: ModelTerminal, _ surface: Surface, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for row in 0..<surface.size.rows {
    for column in 0..<surface.size.columns {
      let cell = surface[column, row]
      let shown = terminal.cells[row][column]
      guard cell.text == shown.text, cell.style == shown.style, cell.width == shown.width else {
        Issue.record(
          "\(comment.map(String.init(describing:)) ?? "") \(column),\(row): \(shown) is not \(cell)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }
  if let cursor = surface.cursor, surface.bounds.contains(cursor) {
    #expect(terminal.cursor == cursor && terminal.isCursorVisible, sourceLocation: sourceLocation)
  } else {
    #expect(!terminal.isCursorVisible, sourceLocation: sourceLocation)
  }
}
