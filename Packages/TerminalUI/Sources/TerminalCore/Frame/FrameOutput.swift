/// The bytes of a frame in the making, with what the terminal is known to be at: cursor and style.
struct FrameOutput {
  private(set) var bytes: [UInt8] = []
  private let colorSupport: ColorSupport
  private var style = Style.plain
  /// The style asked for last, before colours were converted: runs of one style convert once.
  private var requested = Style.plain
  /// The row of the cursor, nil at the start of a frame.
  private var row: Int?
  /// The column of the cursor, nil where terminals may disagree.
  private var column: Int?

  init(colorSupport: ColorSupport) { self.colorSupport = colorSupport }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the cursor is known to stand in `column` of `row`.
  func isAt(row: Int, column: Int) -> Bool { self.row == row && self.column == column }

  /// The known column in `row`, nil if it is not known.
  func knownColumn(in row: Int) -> Int? { self.row == row ? column : nil }

  /// Whether a style asked for now needs no bytes.
  func isCurrent(_ style: Style) -> Bool { style == requested }

  mutating func clear() {
    append("\u{1B}[?25l\u{1B}[?7l\u{1B}[m\u{1B}[H\u{1B}[2J")
    row = 0
    column = 0
  }

  mutating func showCursor(_ isShown: Bool) {
    append(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
  }

  mutating func move(to point: Point) {
    guard !isAt(row: point.row, column: point.column) else { return }
    if row == point.row { move(toColumn: point.column) } else { moveAbsolutely(to: point) }
    row = point.row
    column = point.column
  }

  /// Moves within the row in which the cursor is known to be, in the fewest bytes.
  private mutating func move(toColumn target: Int) {
    let distance = column.map { target - $0 } ?? 0
    if target == 0 {
      bytes.append(0x0D)
    } else if distance == -1 {
      bytes.append(0x08)
    } else if distance > 0, digits(distance) <= digits(target + 1) {
      append("\u{1B}[")
      if distance > 1 { append(number: distance) }
      bytes.append(UInt8(ascii: "C"))
    } else {
      append("\u{1B}[")
      append(number: target + 1)
      bytes.append(UInt8(ascii: "G"))
    }
  }

  private mutating func moveAbsolutely(to point: Point) {
    append("\u{1B}[")
    if point.row > 0 || point.column > 0 { append(number: point.row + 1) }
    if point.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(number: point.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Writes an ASCII character; `isLast` says that it stands in the last column, after which a
  /// terminal's cursor is not where arithmetic has it.
  mutating func put(ascii byte: UInt8, isLast: Bool) {
    bytes.append(byte)
    column = isLast ? nil : column.map { $0 + 1 }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
    column = nil
  }

  mutating func put(_ text: String) {
    append(text)
    column = nil
  }

  mutating func eraseToEndOfLine() { append("\u{1B}[K") }

  mutating func resetStyle() { set(.plain) }

  mutating func set(_ wanted: Style) {
    guard wanted != requested else { return }
    requested = wanted
    let target = colorSupport.convert(wanted)
    guard target != style else { return }
    SGR.append(from: style, to: target, to: &bytes)
    style = target
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(number: Int) { SGR.append(number: number, to: &bytes) }

  /// Digits that a parameter takes; a parameter of one is left out.
  private func digits(_ number: Int) -> Int {
    number == 1 ? 0 : number < 10 ? 1 : number < 100 ? 2 : 3
  }
}
