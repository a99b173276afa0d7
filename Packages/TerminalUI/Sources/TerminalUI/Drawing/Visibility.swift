import TerminalCore

/// A view that keeps its room but is not drawn and cannot be used.
struct Hidden: Wrapper {
  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {}
  func describe(_ inner: _Element, to writer: PlainWriter) {}
}

/// A view that is drawn dim, or not at all.
struct Opacity: Wrapper {
  let value: Double

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    if value >= 1 {
      inner.draw(in: rect, on: canvas)
    } else if value > 0 {
      canvas.dimmed { inner.draw(in: rect, on: canvas) }
    }
  }

  func describe(_ inner: _Element, to writer: PlainWriter) {
    if value > 0 { inner.describe(to: writer) }
  }
}

/// A view of which nothing outside its own room is drawn.
struct Clipped: Wrapper {
  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    canvas.clipped(to: rect) { inner.draw(in: rect, on: canvas) }
  }
}

extension View {
  /// Hides the view; its room stays.
  public func hidden() -> some View {
    wrapped(Hidden())
  }

  /// Draws the view dim when `opacity` is below one, and not at all when it is zero.
  public func opacity(_ opacity: Double) -> some View {
    wrapped(Opacity(value: opacity))
  }

  /// Draws nothing outside the view's own room.
  public func clipped() -> some View {
    wrapped(Clipped())
  }
}
