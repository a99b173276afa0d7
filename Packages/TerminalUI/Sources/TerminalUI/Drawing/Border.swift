import TerminalCore

/// The characters of a border.
struct BorderSet {
  let corners: [SanitizedText]
  let horizontal: SanitizedText
  let vertical: SanitizedText

  static let rounded = BorderSet(
    corners: ["╭", "╮", "╰", "╯"], horizontal: "─", vertical: "│")
}

extension Canvas {
  /// Draws a border along the inside of `rect`, as far as it has room.
  func border(_ rect: Rect, _ set: BorderSet = .rounded, style: Style) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let right = rect.maxColumn - 1
    let bottom = rect.maxRow - 1
    let columns = rect.size.columns - 2
    let rows = rect.size.rows - 2
    for row in [rect.minRow, bottom] {
      fill(
        Rect(column: rect.minColumn + 1, row: row, columns: columns, rows: 1),
        with: set.horizontal, style: style)
    }
    for column in [rect.minColumn, right] {
      fill(
        Rect(column: column, row: rect.minRow + 1, columns: 1, rows: rows), with: set.vertical,
        style: style)
    }
    let points = [
      Point(column: rect.minColumn, row: rect.minRow), Point(column: right, row: rect.minRow),
      Point(column: rect.minColumn, row: bottom), Point(column: right, row: bottom),
    ]
    for (corner, point) in zip(set.corners, points) {
      write(corner, at: point, style: style)
    }
  }
}

/// A border around a view.
struct Border<Line: ShapeStyle>: Wrapper {
  let style: Line
  let isShown: Bool
  let environment: EnvironmentValues

  private var insets: EdgeInsets { EdgeInsets(.all, isShown ? 1 : 0) }

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    Padding(insets: insets).measure(inner, proposal)
  }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    guard isShown else { return inner.draw(in: rect, on: canvas) }
    let resolved = Foreground(style).resolved(in: environment)
    canvas.border(
      rect,
      style: Style(
        foreground: resolved.color ?? .default, attributes: resolved.attributes))
    canvas.clipped(to: rect.inset(by: insets)) {
      inner.draw(in: rect.inset(by: insets), on: canvas)
    }
  }
}

private struct BorderModifier<Line: ShapeStyle>: ViewModifier {
  let style: Line
  let isShown: Bool
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.wrapped(Border(style: style, isShown: isShown, environment: environment))
  }
}

extension View {
  /// Draws a border around the view, one cell wide on each side, or none for a `width` of zero.
  public func border<Line: ShapeStyle>(_ style: Line, width: Int = 1) -> some View {
    modifier(BorderModifier(style: style, isShown: width > 0))
  }
}
