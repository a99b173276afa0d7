import TerminalCore

/// Rows whose cells stand in common columns.
public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let columnSpacing: Int
  private let rowSpacing: Int
  private let content: Content

  /// A grid of ``GridRow``s; a view outside a row takes the whole width.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    columnSpacing = max(horizontalSpacing ?? 1, 0)
    rowSpacing = max(verticalSpacing ?? 0, 0)
    self.content = content()
  }

  /// The arranged views.
  public var body: some View {
    ContainerView(
      layout: GridLayout(
        alignment: alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing),
      axis: .vertical, content: content)
  }
}

/// The cells of a row of a ``Grid``.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row with a cell for each view; `alignment` says where cells that are not as high as the row
  /// stand in it, which is else said by the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells; side by side outside a grid.
  public var body: some View {
    ContainerView(layout: GridRowLayout(alignment: alignment), axis: nil, content: content)
  }
}

/// Marks the cells of a row; outside a grid they stand side by side.
struct GridRowLayout: ElementLayout {
  /// Where cells stand that are not as high as the row; `nil` where the grid says it.
  let alignment: VerticalAlignment?

  private var stack: StackLayout {
    StackLayout(
      axis: .horizontal,
      alignment: Alignment(horizontal: .leading, vertical: alignment ?? .center), spacing: 1)
  }

  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size {
    stack.measure(elements, proposal)
  }

  func place(_ elements: [_Element], in size: Size) -> [Rect] {
    stack.place(elements, in: size)
  }

  func describe(_ elements: [_Element], to writer: PlainWriter) {
    stack.describe(elements, to: writer)
  }
}

extension Grid: _UnobservingView {}
extension GridRow: _UnobservingView {}
