import TerminalCore

/// A view that takes its ideal size, whatever is offered.
struct FixedSize: Wrapper {
  let horizontal: Bool
  let vertical: Bool

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    inner.size(
      Proposal(
        columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows))
  }
}

/// A view that is given room before or after its neighbours.
struct LayoutPriority: Wrapper {
  let value: Double

  func priority(_ inner: _Element) -> Double { value }
}

extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size in the given directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view room before neighbours with a smaller number; zero is what views have.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped(LayoutPriority(value: value))
  }
}
