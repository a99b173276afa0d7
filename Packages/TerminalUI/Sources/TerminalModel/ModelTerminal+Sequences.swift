import TerminalCore

extension ModelTerminal {
  mutating func perform(_ sequence: ModelParser.Sequence) {
    let first = sequence.parameters.first ?? 0
    switch (sequence.prefix, sequence.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "h")): setModes(sequence.parameters, on: true)
    case (UInt8(ascii: "?"), UInt8(ascii: "l")): setModes(sequence.parameters, on: false)
    case (UInt8(ascii: ">"), UInt8(ascii: "u")):
      ledger.pushKeyboard(isAlternate: mainCells != nil, by: 1)
    case (UInt8(ascii: "<"), UInt8(ascii: "u")):
      ledger.pushKeyboard(isAlternate: mainCells != nil, by: -max(1, first))
    case (nil, UInt8(ascii: "m")): applyStyle(sequence.parameters)
    case (nil, UInt8(ascii: "t")) where first == 22: ledger.pushTitle(by: 1)
    case (nil, UInt8(ascii: "t")) where first == 23: ledger.pushTitle(by: -1)
    case (nil, UInt8(ascii: "H")):
      move(row: first, column: sequence.parameters.count > 1 ? sequence.parameters[1] : 1)
    case (nil, UInt8(ascii: "G")): move(row: cursor.row + 1, column: first)
    case (nil, UInt8(ascii: "C")):
      move(row: cursor.row + 1, column: cursor.column + 1 + max(1, first))
    case (nil, UInt8(ascii: "K")) where first == 0: erase(from: cursor.column)
    case (nil, UInt8(ascii: "J")) where first == 2: cells = ModelTerminal.grid(size)
    default: break
    }
  }

  /// Moves to a place counted from one, kept inside the grid.
  private mutating func move(row: Int, column: Int) {
    guard !size.isEmpty else { return }
    cursor = Point(
      column: min(size.columns, max(1, column)) - 1, row: min(size.rows, max(1, row)) - 1)
    isWrapPending = false
  }

  /// Erases to the end of the line in the background set, as most terminals do.
  private mutating func erase(from column: Int) {
    guard !size.isEmpty else { return }
    release(column, to: size.columns)
    let blank = Cell.blank(Style(background: style.background))
    for index in column..<size.columns { cells[cursor.row][index] = blank }
  }

  private mutating func setModes(_ modes: [Int], on isOn: Bool) {
    for mode in modes {
      ledger.set(mode, on: isOn)
      guard mode == 1049 else { continue }
      if isOn, mainCells == nil {
        mainCells = cells
        savedCursor = cursor
        cells = ModelTerminal.grid(size)
      } else if !isOn, let main = mainCells {
        cells = main
        mainCells = nil
        cursor = savedCursor
      }
    }
  }

  private mutating func applyStyle(_ parameters: [Int]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 30...37: style.foreground = .named(number - 30)
      case 38: style.foreground = color(&rest)
      case 39: style.foreground = .default
      case 40...47: style.background = .named(number - 40)
      case 48: style.background = color(&rest)
      case 49: style.background = .default
      case 90...97: style.foreground = .named(number - 82)
      case 100...107: style.background = .named(number - 92)
      default: break
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Color {
    func next() -> UInt8 { UInt8(truncatingIfNeeded: rest.popFirst() ?? 0) }
    if rest.popFirst() == 5 { return .indexed(next()) }
    let red = next()
    let green = next()
    return .rgb(red, green, next())
  }
}
