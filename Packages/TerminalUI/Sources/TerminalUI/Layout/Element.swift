import TerminalCore

/// Something that has a size and can be drawn.
@MainActor
public class _Element {
  private var measured: [(proposal: Proposal, size: Size)] = []
  /// Sizes kept; a stack asks each of its parts for four or five.
  private static let measuredLimit = 16

  init() {}

  /// Larger numbers are given room first.
  var priority: Double { 0 }

  /// What the view is called in a `Picker`, a `TabView` or a selectable `List`.
  var tag: AnyHashable? { nil }

  /// Where in a toolbar the view stands.
  var toolbarPlacement: ToolbarItemPlacement? { nil }

  /// The cells, where this is a row of a ``Grid``.
  var gridCells: [_Element]? { nil }

  /// Where in a row of a ``Grid`` cells stand that are not as high as it, where this is a row that says so.
  var gridRowAlignment: VerticalAlignment? { nil }

  /// Whether what is drawn depends on the layout alone, and is nothing but cells: no control, nothing
  /// that moves, nothing that changes without ``_AnyNode/layoutChanged()``.
  var isStill: Bool { false }

  /// Whether this is room between other views.
  var isSpacer: Bool { false }

  /// The size taken when `proposal` is offered; it may be larger. Measured once.
  final func size(_ proposal: Proposal) -> Size {
    for known in measured where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    if measured.count >= _Element.measuredLimit { forgetSizes() }
    measured.append((proposal, size))
    sizesKnown()
    return size
  }

  /// Forgets what was measured.
  final func forgetSizes() {
    measured.removeAll(keepingCapacity: true)
  }

  /// Called when a size has been measured.
  func sizesKnown() {}

  /// Computes the size for ``size(_:)``.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Draws into `rect`.
  func draw(in rect: Rect, on canvas: Canvas) {}

  /// Writes the content as lines of text.
  func describe(to writer: PlainWriter) {}
}

extension _Element {
  /// Draws in the middle of `rect`, or elsewhere in it, at the size taken there.
  func draw(aligned alignment: Alignment, in rect: Rect, on canvas: Canvas) {
    draw(in: alignment.place(size(Proposal(rect.size)), in: rect), on: canvas)
  }
}

/// Makes one of several, which then stand below each other.
@MainActor
func single(_ elements: [_Element], alignment: HorizontalAlignment = .center) -> _Element? {
  switch elements.count {
  case 0: nil
  case 1: elements[0]
  default:
    ContainerElement(
      elements,
      layout: StackLayout(
        axis: .vertical,
        alignment: .init(
          horizontal: alignment, vertical: .top), spacing: 0))
  }
}
