import TerminalCore

/// A window onto content that may be larger.
///
/// The wheel, Page Up and Page Down scroll; moving the focus brings a control into view; without any
/// control inside, the window itself takes the focus and the arrows scroll it.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A window that scrolls in the given directions; small arrows at its edges show where there is
  /// more, in cells that are blank, unless `showsIndicators` is false.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The window.
  public var body: some View {
    Group {
      if axes == .vertical, let stack = content as? any WindowedStack {
        stack.windowed
      } else {
        ScrollCore(axes: axes, content: content)
      }
    }
    .environmentChange(identity: showsIndicators) {
      if !showsIndicators { $0.showsScrollIndicators = false }
    }
  }
}

private struct ScrollCore<Content: View>: View {
  typealias Body = Never

  let axes: Axis.Set
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ScrollNode(view, inputs)
  }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollCore<Content>>, Scroller {
  private var axes: Axis.Set
  private var content: _ViewNode<Content>?
  private let region = ScrollRegion()
  /// The content's cell that stands in the window's upper left corner.
  private var offset = Point.zero
  private var window = Rect.zero
  private var contentSize = Size.zero

  init(_ view: ScrollCore<Content>, _ inputs: _NodeInputs) {
    axes = view.axes
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
    region.scroller = self
  }

  override func update(_ view: ScrollCore<Content>, _ environment: EnvironmentValues) {
    if axes != view.axes {
      axes = view.axes
      derived.reset()
    }
    self.environment = environment
    content?.update(view.content, childEnvironment(environment))
  }

  private let derived = DerivedEnvironment()

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) {
      $0.stackAxis = axes == .horizontal ? .horizontal : .vertical
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  private var inner: _Element? {
    content?.element()
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      columns: axes.contains(.horizontal) ? nil : proposal.columns,
      rows: axes.contains(.vertical) ? nil : proposal.rows)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = inner?.size(offer(proposal)) ?? .zero
    return Size(
      columns: axes.contains(.horizontal) ? proposal.columns ?? size.columns : size.columns,
      rows: axes.contains(.vertical) ? proposal.rows ?? size.rows : size.rows)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    guard let inner else { return }
    window = rect
    contentSize = inner.size(offer(Proposal(rect.size)))
    clampOffset()
    let origin = Point(
      column: rect.minColumn - offset.column
        + (axes.contains(.horizontal)
          ? 0 : HorizontalAlignment.center.offset(of: contentSize.columns, in: rect.size.columns)),
      row: rect.minRow - offset.row)
    let before = canvas.controls.count
    canvas.scrolling(self, in: rect) {
      inner.draw(in: Rect(origin: origin, size: contentSize), on: canvas)
    }
    let overflows =
      contentSize.rows > rect.size.rows || contentSize.columns > rect.size.columns
    drawMarks(in: rect, on: canvas)
    region.place(
      in: rect, on: canvas, isNeeded: overflows && canvas.controls.count == before,
      hasFocus: graph.focus.current === region.control)
  }

  /// Shows at the edges where there is more than the window shows.
  private func drawMarks(in rect: Rect, on canvas: Canvas) {
    guard environment.showsScrollIndicators else { return }
    let marks = ScrollMarks(
      up: offset.row > 0, down: offset.row < contentSize.rows - rect.size.rows,
      left: axes.contains(.horizontal) && offset.column > 0,
      right: axes.contains(.horizontal)
        && offset.column < contentSize.columns - rect.size.columns)
    marks.draw(in: rect, on: canvas, coversText: false)
  }

  private func clampOffset() {
    offset.row = max(min(offset.row, contentSize.rows - window.size.rows), 0)
    offset.column = max(min(offset.column, contentSize.columns - window.size.columns), 0)
  }

  var canScroll: Bool {
    contentSize.rows > window.size.rows || contentSize.columns > window.size.columns
  }

  var visibleRows: Int { window.size.rows }

  func scroll(rows: Int, columns: Int) -> Bool {
    let old = offset
    if axes.contains(.vertical) { offset.row += rows }
    if axes.contains(.horizontal) { offset.column += columns }
    clampOffset()
    if offset != old { graph.invalidations.requestFrame() }
    return offset != old
  }

  func reveal(_ rect: Rect) {
    _ = scroll(
      rows: distance(
        rect.minRow, rect.maxRow, window.minRow, window.maxRow),
      columns: distance(
        rect.minColumn, rect.maxColumn, window.minColumn, window.maxColumn))
  }

  private func distance(_ start: Int, _ end: Int, _ first: Int, _ last: Int) -> Int {
    if start < first || end - start > last - first { return start - first }
    return max(end - last, 0)
  }

  override func describe(to writer: PlainWriter) {
    inner?.describe(to: writer)
  }
}
