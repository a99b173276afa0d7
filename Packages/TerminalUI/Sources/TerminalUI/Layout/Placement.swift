import TerminalCore

extension HorizontalAlignment {
  /// Where something `length` long starts in `room`.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: floorHalf(room - length)
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  /// Where something `length` long starts in `room`.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: floorHalf(room - length)
    case .bottom, .lastTextBaseline: room - length
    }
  }
}

private func floorHalf(_ value: Int) -> Int {
  value >= 0 ? value / 2 : 0
}

extension Alignment {
  /// Where something of `size` stands in `rect`.
  func place(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      origin: Point(
        column: rect.minColumn + horizontal.offset(of: size.columns, in: rect.size.columns),
        row: rect.minRow + vertical.offset(of: size.rows, in: rect.size.rows)),
      size: size)
  }
}
