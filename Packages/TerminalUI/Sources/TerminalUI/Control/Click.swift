import TerminalCore

/// A click on a control.
struct Click {
  /// The cell of the screen.
  let position: Point
  /// The cells that the control takes.
  let frame: Rect

  /// The cell, counted from the control's first one.
  var place: Point {
    Point(column: position.column - frame.minColumn, row: position.row - frame.minRow)
  }
}

/// A stretch of what is drawn behind a control's label that does something of its own when clicked.
struct ClickTarget {
  /// Columns, counted from the first one behind the label.
  let columns: Range<Int>
  let press: @MainActor () -> Void
}
