import TerminalCore

/// A window without controls inside as a control: the arrows scroll it.
@MainActor
final class ScrollRegion {
  let control = Control(.region)
  weak var scroller: (any Scroller)?

  init() {
    control.keys = [KeyHelp("↑↓", "scroll")]
    control.label = { "scroll" }
    control.key = { [weak self] event in
      guard let scroller = self?.scroller else { return false }
      return switch event.key {
      case .up: scroller.scroll(rows: -1, columns: 0)
      case .down: scroller.scroll(rows: 1, columns: 0)
      case .left: scroller.scroll(rows: 0, columns: -1)
      case .right: scroller.scroll(rows: 0, columns: 1)
      default: false
      }
    }
  }

  func place(in rect: Rect, on canvas: Canvas, isNeeded: Bool, hasFocus: Bool) {
    guard isNeeded else { return }
    if hasFocus { canvas.placeCursor(at: rect.origin) }
    canvas.place(control, in: rect)
  }
}
