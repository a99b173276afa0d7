import TerminalCore

/// The drawing of something that looks the same as long as its layout is kept, wherever it stands.
///
/// What is drawn the same way for the second time is drawn apart, and from then on its cells are copied.
@MainActor
struct StillDrawing {
  /// What a drawing depends on, the layout apart.
  private struct Manner: Equatable {
    let size: Size
    /// What can be seen of it, counted from its own corner.
    let window: Rect
    let isDim: Bool
  }

  private var manner: Manner?
  private var piece: SurfacePiece?
  /// Whether it cannot be kept.
  private var isMoving = false

  /// Draws into `rect` with `body`, or from memory. `isStill` tells whether what is drawn depends on the
  /// layout alone; it is asked once.
  mutating func draw(
    in rect: Rect, on canvas: Canvas, isStill: () -> Bool, _ body: (Rect, Canvas) -> Void
  ) {
    let visible = rect.intersection(canvas.clip)
    // What stands inside something that is being kept is kept with it.
    guard !visible.isEmpty, !isMoving, !canvas.isRecording else { return body(rect, canvas) }
    let manner = Manner(
      size: rect.size, window: visible.offset(columns: -rect.minColumn, rows: -rect.minRow),
      isDim: canvas.isDim)
    guard manner == self.manner else {
      self.manner = manner
      piece = nil
      return body(rect, canvas)
    }
    if piece == nil {
      piece = isStill() ? recorded(rect, visible, canvas, body) : nil
    }
    guard let piece else {
      isMoving = true
      return body(rect, canvas)
    }
    canvas.draw(piece, at: visible.origin)
  }

  private func recorded(
    _ rect: Rect, _ visible: Rect, _ canvas: Canvas, _ body: (Rect, Canvas) -> Void
  ) -> SurfacePiece? {
    let apart = Canvas(recording: visible, of: rect, like: canvas)
    body(rect.offset(columns: -visible.minColumn, rows: -visible.minRow), apart)
    return apart.recorded
  }
}
