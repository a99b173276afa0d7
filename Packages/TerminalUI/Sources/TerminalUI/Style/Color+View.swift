public import TerminalCore

extension Color: View {
  /// An area filled with the colour.
  public var body: some View {
    ColorFill(color: self)
  }
}

private struct ColorFill: LeafView {
  let color: Color

  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
    Size(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
  }

  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {
    canvas.fill(rect, style: Style(background: color))
  }
}
