import TerminalCore

/// Room around a view.
struct Padding: Wrapper {
  let insets: EdgeInsets

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    let size = inner.size(
      Proposal(
        columns: proposal.columns.map { $0 - insets.columns },
        rows: proposal.rows.map { $0 - insets.rows }))
    return Size(columns: size.columns + insets.columns, rows: size.rows + insets.rows)
  }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    inner.draw(in: rect.inset(by: insets), on: canvas)
  }
}

extension Rect {
  /// The rectangle without the insets, never of negative size.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      column: minColumn + insets.leading, row: minRow + insets.top,
      columns: max(size.columns - insets.columns, 0), rows: max(size.rows - insets.rows, 0))
  }
}

extension View {
  /// Leaves `length` cells free on the given sides; one cell when no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    wrapped(Padding(insets: EdgeInsets(edges, length ?? 1)))
  }

  /// Leaves `length` cells free on every side.
  public func padding(_ length: Int) -> some View {
    wrapped(Padding(insets: EdgeInsets(.all, length)))
  }

  /// Leaves cells free on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(Padding(insets: insets))
  }
}
