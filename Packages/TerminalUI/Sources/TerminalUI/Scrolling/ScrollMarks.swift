import TerminalCore

/// Signs at the edges of a window that there is more than it shows.
@MainActor
struct ScrollMarks {
  var up = false
  var down = false
  var left = false
  var right = false

  /// Draws the signs at the right and the bottom edge of a window that has room for them; with
  /// `coversText` also where text stands.
  func draw(in rect: Rect, on canvas: Canvas, coversText: Bool) {
    func write(_ sign: SanitizedText, _ column: Int, _ row: Int) {
      let point = Point(column: column, row: row)
      guard coversText || canvas.surface[point].text == " " else { return }
      canvas.write(sign, at: point, style: Style(attributes: .dim))
    }
    if rect.size.columns > 2, rect.size.rows > 1 {
      if up { write("↑", rect.maxColumn - 1, rect.minRow) }
      if down { write("↓", rect.maxColumn - 1, rect.maxRow - 1) }
    }
    if rect.size.columns > 4 {
      if left { write("←", rect.minColumn, rect.maxRow - 1) }
      if right { write("→", rect.maxColumn - (down ? 2 : 1), rect.maxRow - 1) }
    }
  }
}

/// Whether a window shows that there is more.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isVisible: Bool

  /// As the host thinks best: shown.
  public static let automatic = ScrollIndicatorVisibility(isVisible: true)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(isVisible: true)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(isVisible: false)
  /// Not shown, ever.
  public static let never = ScrollIndicatorVisibility(isVisible: false)
}

private struct ShowsScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var showsScrollIndicators: Bool {
    get { self[ShowsScrollIndicatorsKey.self] }
    set { self[ShowsScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the windows inside show that there is more.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.showsScrollIndicators, visibility.isVisible)
  }
}
