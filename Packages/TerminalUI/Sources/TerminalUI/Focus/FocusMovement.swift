import TerminalCore

/// A direction in which a key moves the focus.
enum FocusDirection {
  case next, previous, up, down
}

extension FocusManager {
  /// The control that a move leads to; `nil` at the end.
  func target(_ direction: FocusDirection) -> PlacedControl? {
    let start = current ?? left
    guard let start, let index = controls.firstIndex(where: { $0.control === start }) else {
      return direction == .previous || direction == .up ? controls.last : controls.first
    }
    return switch direction {
    case .next: controls[safe: index + 1]
    case .previous: controls[safe: index - 1]
    case .down: nearest(to: controls[index]) { $0.minRow >= $1.maxRow } ?? controls[safe: index + 1]
    case .up: nearest(to: controls[index]) { $0.maxRow <= $1.minRow } ?? controls[safe: index - 1]
    }
  }

  /// The nearest control by rows, then by columns, among those that `isBeyond` accepts.
  private func nearest(
    to start: PlacedControl, _ isBeyond: (Rect, Rect) -> Bool
  ) -> PlacedControl? {
    controls.filter { isBeyond($0.rect, start.rect) }.min { first, second in
      let a = distance(first.rect, start.rect)
      let b = distance(second.rect, start.rect)
      return a.rows == b.rows ? a.columns < b.columns : a.rows < b.rows
    }
  }

  private func distance(_ rect: Rect, _ start: Rect) -> (rows: Int, columns: Int) {
    let rows = max(rect.minRow - start.maxRow, start.minRow - rect.maxRow, 0)
    let overlaps = rect.minColumn < start.maxColumn && rect.maxColumn > start.minColumn
    return (rows, overlaps ? 0 : abs(rect.minColumn - start.minColumn))
  }
}
