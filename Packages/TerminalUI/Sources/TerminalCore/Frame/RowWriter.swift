/// Writes the changed cells of one row.
struct RowWriter {
  let row: Int
  let old: UnsafeBufferPointer<Cell>
  let new: UnsafeBufferPointer<Cell>

  /// Unchanged cells between two changes are written again up to this number: a move takes as many.
  private static let gapLimit = 4
  /// Blanks at the end of a row from which on erasing is shorter than writing spaces.
  private static let eraseThreshold = 4

  func write(into output: inout FrameOutput) {
    let end = endOfText
    // Cells before this column are written even if they have not changed.
    var dirtyEnd = 0
    var column = 0
    while column < end {
      let cell = new[column]
      let width = max(1, cell.width)
      if column >= dirtyEnd, cell == old[column], width == 1 || old[column + 1] == new[column + 1] {
        column += width
        continue
      }
      approach(column, in: &output)
      output.set(cell.style)
      if let byte = cell.glyph.ascii {
        output.put(ascii: byte, isLast: column + 1 == new.count)
      } else {
        dirtyEnd = max(dirtyEnd, write(cell, at: column, into: &output))
      }
      column += width
    }
    finish(from: end, dirtyEnd: dirtyEnd, into: &output)
  }

  /// The column from which on the row is blank in the plain style.
  private var endOfText: Int {
    var end = new.count
    while end > 0, new[end - 1] == .blank() { end -= 1 }
    return end
  }

  /// Blanks the changed cells behind the text, by erasing where that is shorter.
  private func finish(from end: Int, dirtyEnd: Int, into output: inout FrameOutput) {
    var first = end
    while first < new.count, first >= dirtyEnd, old[first] == .blank() { first += 1 }
    guard first < new.count else { return }
    var last = new.count - 1
    while last >= dirtyEnd, last > first, old[last] == .blank() { last -= 1 }
    approach(first, in: &output)
    output.resetStyle()
    if last - first + 1 >= RowWriter.eraseThreshold {
      output.eraseToEndOfLine()
    } else {
      for column in first...last {
        output.put(ascii: UInt8(ascii: " "), isLast: column + 1 == new.count)
      }
    }
  }

  /// Writes a glyph that is not ASCII.
  ///
  /// A terminal that draws each code point by itself may need more columns than the cell has, or
  /// fewer: then what stood below is blanked first, or the cells behind are written again.
  ///
  /// - Returns: The column up to which such a terminal may have drawn.
  private func write(_ cell: Cell, at column: Int, into output: inout FrameOutput) -> Int {
    if let scalar = cell.glyph.scalar {
      output.put(scalar)
      return column + cell.width
    }
    let text = cell.text
    let separate = TextWidth.separateWidth(of: text.unicodeScalars)
    if separate < cell.width {
      for offset in 0..<cell.width {
        output.put(ascii: UInt8(ascii: " "), isLast: column + offset + 1 == new.count)
      }
      output.move(to: Point(column: column, row: row))
    }
    output.put(text)
    return column + max(separate, cell.width)
  }

  /// Brings the cursor to a column, over unchanged cells by writing them where that is shorter.
  private func approach(_ column: Int, in output: inout FrameOutput) {
    if let known = output.knownColumn(in: row), known < column,
      column - known <= RowWriter.gapLimit,
      (known..<column).allSatisfy({
        new[$0].glyph.ascii != nil && output.isCurrent(new[$0].style)
      })
    {
      for index in known..<column {
        output.put(ascii: new[index].glyph.ascii ?? UInt8(ascii: " "), isLast: false)
      }
    }
    output.move(to: Point(column: column, row: row))
  }
}
