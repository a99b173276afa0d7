import TerminalCore

/// The room that a parent offers: in each direction columns or rows, or `nil` for "as you like".
struct Proposal: Hashable {
  var columns: Int?
  var rows: Int?

  /// More than any screen has, and small enough to be added up many times.
  static let unlimited = 1 << 32

  init(columns: Int?, rows: Int?) {
    self.columns = columns.map { min(max($0, 0), Self.unlimited) }
    self.rows = rows.map { min(max($0, 0), Self.unlimited) }
  }

  init(_ size: Size) {
    self.init(columns: size.columns, rows: size.rows)
  }

  static let unspecified = Proposal(columns: nil, rows: nil)

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? columns : rows }
    set {
      if axis == .horizontal { columns = newValue } else { rows = newValue }
    }
  }
}

extension Size {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set {
      if axis == .horizontal { columns = newValue } else { rows = newValue }
    }
  }

  init(_ main: Int, along axis: Axis, across cross: Int) {
    self =
      axis == .horizontal ? Size(columns: main, rows: cross) : Size(columns: cross, rows: main)
  }
}

extension Int {
  /// As wide or as high as there is room, for `frame(maxWidth: .infinity)`.
  public static var infinity: Int { .max }
}
