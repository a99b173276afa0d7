import TerminalCore

extension ModelTerminal {
  mutating func print(_ text: String) {
    guard !size.isEmpty else { return }
    switch widths {
    case .perCluster:
      for character in text { put(String(character), width: TextWidth.width(of: character)) }
    case .perCodePoint:
      for scalar in text.unicodeScalars {
        let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
        put(String(scalar), width: isRegional ? 1 : TextWidth.width(of: scalar))
      }
    }
  }

  private mutating func put(_ text: String, width: Int) {
    guard width > 0 else {
      combine(text)
      return
    }
    let wraps = !ledger.modes.contains("autowrap off")
    if wraps, isWrapPending || cursor.column + width > size.columns {
      lineFeed()
      cursor.column = 0
    }
    isWrapPending = false
    let column = max(0, min(cursor.column, size.columns - width))
    guard column + width <= size.columns else { return }
    release(column, to: column + width)
    cells[cursor.row][column] = Cell(text: text, style: style, width: width)
    if width == 2 { cells[cursor.row][column + 1] = Cell(text: "", style: style, width: 0) }
    lastWritten = Point(column: column, row: cursor.row)
    cursor.column = column + width
    if cursor.column >= size.columns {
      cursor.column = size.columns - 1
      isWrapPending = wraps
    }
  }

  /// Adds a mark to the character written last, as terminals do.
  private mutating func combine(_ text: String) {
    guard let place = lastWritten, cells[place.row][place.column].width > 0 else { return }
    cells[place.row][place.column].text += text
  }

  /// Blanks the other halves of wide glyphs that a span cuts through.
  mutating func release(_ low: Int, to high: Int) {
    let row = cursor.row
    if low > 0, cells[row][low].width == 0 {
      cells[row][low - 1] = .blank(cells[row][low - 1].style)
    }
    if high < size.columns, cells[row][high].width == 0 {
      cells[row][high] = .blank(cells[row][high].style)
    }
  }

  mutating func performControl(_ byte: UInt8) {
    switch byte {
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    default: return
    }
    isWrapPending = false
  }

  private mutating func lineFeed() {
    guard cursor.row == size.rows - 1 else {
      cursor.row += 1
      return
    }
    cells.removeFirst()
    cells.append(
      Array(repeating: .blank(Style(background: style.background)), count: size.columns))
  }
}
