import TerminalCore

/// Where a control stands in a frame.
struct PlacedControl {
  let control: Control
  let rect: Rect
  /// The part of the screen in which it can be seen.
  let clip: Rect
  /// The windows it stands in, the innermost last.
  let scrollers: [any Scroller]
  /// What it does for the row of a list that it stands in.
  var row: RowMeaning?

  var visible: Rect { rect.intersection(clip) }
}

/// Where a window onto larger content stands in a frame.
struct PlacedScroller {
  let scroller: any Scroller
  let rect: Rect
}

/// A window onto larger content.
@MainActor
protocol Scroller: AnyObject {
  /// Moves the content by rows and columns; `false` when it is at its end already.
  func scroll(rows: Int, columns: Int) -> Bool
  /// Moves the content so that a rectangle of the screen comes into the window.
  func reveal(_ rect: Rect)
  /// Whether there is content outside the window.
  var canScroll: Bool { get }
  /// Rows that the window shows.
  var visibleRows: Int { get }
}
