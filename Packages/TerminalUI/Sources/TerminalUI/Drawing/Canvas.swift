import TerminalCore

/// What views draw on: the cells of a frame, and where its controls stand.
@MainActor
final class Canvas {
  private(set) var surface: Surface
  private(set) var clip: Rect
  private(set) var controls: [PlacedControl] = []
  private(set) var scrollers: [PlacedScroller] = []
  private var scrollerPath: [any Scroller] = []
  private(set) var isDim = false
  private let phase: Int
  /// Whether something has been drawn that moves by itself.
  private(set) var isAnimated = false
  /// Whether what is drawn is kept to be drawn again, and is no frame.
  var isRecording: Bool { room != nil }
  /// Where what is kept may be drawn; `nil` on a frame.
  private let room: Rect?
  private var isOverflown = false

  /// An empty frame; `phase` counts the steps of what moves by itself.
  init(size: Size, phase: Int = 0) {
    surface = Surface(size: size)
    clip = Rect(size: size)
    self.phase = phase
    room = nil
  }

  /// The part `window` of `room`, which keeps apart what is drawn on it as it would be drawn on `canvas`;
  /// its corner is the window's.
  init(recording window: Rect, of room: Rect, like canvas: Canvas) {
    surface = .untouched(window.size)
    let room = room.offset(columns: -window.minColumn, rows: -window.minRow)
    self.room = room
    // What would be seen outside the room elsewhere is not to be cut off here.
    clip = room.inset(columns: -Canvas.beyond, rows: -Canvas.beyond)
    phase = canvas.phase
    isDim = canvas.isDim
  }

  /// More than anything is larger than its room.
  private static let beyond = 1 << 20

  /// What has been drawn, to be drawn again; `nil` where there is more to it than cells in the room.
  var recorded: SurfacePiece? {
    let isCells = controls.isEmpty && scrollers.isEmpty && !isAnimated && surface.cursor == nil
    return isRecording && isCells && !isOverflown ? SurfacePiece(drawnOn: surface) : nil
  }

  private func note(_ rect: Rect) {
    guard let room, !isOverflown else { return }
    let drawn = rect.intersection(clip)
    isOverflown = !drawn.isEmpty && drawn.intersection(room) != drawn
  }

  /// Draws what has been drawn before, its top left cell at `origin`.
  func draw(_ piece: SurfacePiece, at origin: Point) {
    surface.draw(piece, at: origin)
  }

  /// The step of what moves by itself; asking for it makes the frames go on.
  func animationPhase() -> Int {
    isAnimated = true
    return phase
  }

  var bounds: Rect { Rect(size: surface.size) }

  /// Writes a line of text; the background that is there stays.
  func write(_ text: SanitizedText, at point: Point, style: Style) {
    note(Rect(origin: point, size: Size(columns: text.width, rows: 1)))
    surface.write(
      text, at: point, style: adjusted(style), clip: clip, keepingBackground: true)
  }

  /// Blanks an area.
  func fill(_ rect: Rect, style: Style) {
    note(rect)
    surface.fill(rect.intersection(clip), style: adjusted(style))
  }

  /// Fills an area with a character.
  func fill(_ rect: Rect, with text: SanitizedText, style: Style) {
    note(rect)
    surface.fill(rect.intersection(clip), with: text, style: adjusted(style))
  }

  /// Changes the style of what has been drawn in an area.
  func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    // What is changed is not known apart from what is changed.
    if isRecording { isOverflown = true }
    surface.restyle(rect.intersection(clip), change)
  }

  /// Copies the cells of another frame; its cursor is left out.
  func draw(_ other: Surface, at point: Point) {
    note(Rect(origin: point, size: other.size))
    surface.draw(other, at: point, clip: clip)
  }

  /// Stands the real cursor at a cell, if the cell can be seen.
  func placeCursor(at point: Point) {
    if clip.contains(point) { surface.cursor = point }
  }

  /// Draws what `body` draws inside `rect` only.
  func clipped(to rect: Rect, _ body: () -> Void) {
    let old = clip
    clip = clip.intersection(rect)
    body()
    clip = old
  }

  /// Draws what `body` draws with dim attributes.
  func dimmed(_ body: () -> Void) {
    let old = isDim
    isDim = true
    body()
    isDim = old
  }

  /// Says where a control stands.
  func place(_ control: Control, in rect: Rect) {
    place(control, in: rect, row: nil, before: controls.count)
  }

  /// Says where a control stands that comes before those placed since there were `count`, and is
  /// behind them where they overlap.
  func place(_ control: Control, in rect: Rect, row: RowMeaning?, before count: Int) {
    controls.insert(
      PlacedControl(control: control, rect: rect, clip: clip, scrollers: scrollerPath, row: row),
      at: min(count, controls.count))
  }

  /// Forgets the controls placed since there were `count`.
  func forgetControls(since count: Int) {
    controls.removeSubrange(min(count, controls.count)...)
  }

  /// Says what the controls placed since there were `count` do for the row they stand in, unless
  /// they stand in a row of a list inside it.
  func setRow(ofControlsSince count: Int, _ meaning: (Control) -> RowMeaning?) {
    for index in controls.indices.dropFirst(count) where controls[index].row == nil {
      controls[index].row = meaning(controls[index].control)
    }
  }

  /// Says where a scroller's window is, and draws what is inside it.
  func scrolling(_ scroller: any Scroller, in rect: Rect, _ body: () -> Void) {
    scrollers.append(PlacedScroller(scroller: scroller, rect: rect.intersection(clip)))
    scrollerPath.append(scroller)
    clipped(to: rect, body)
    scrollerPath.removeLast()
  }

  /// Forgets the controls so far: what comes now is in front of them.
  func coverControls() {
    controls = []
    scrollers = []
    surface.cursor = nil
  }

  private func adjusted(_ style: Style) -> Style {
    guard isDim else { return style }
    var style = style
    style.attributes.insert(.dim)
    return style
  }
}
