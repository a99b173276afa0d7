import TerminalCore

/// How a container arranges its parts.
@MainActor
protocol ElementLayout {
  /// The size taken when `proposal` is offered.
  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size
  /// Where each part stands in a room of a size.
  func place(_ elements: [_Element], in size: Size) -> [Rect]
  /// Draws the parts; `places` is what ``place(_:in:)`` said for the size of `rect`.
  func draw(_ elements: [_Element], places: [Rect], in rect: Rect, on canvas: Canvas)
  /// Writes the parts as text.
  func describe(_ elements: [_Element], to writer: PlainWriter)
}

extension ElementLayout {
  func draw(_ elements: [_Element], places: [Rect], in rect: Rect, on canvas: Canvas) {
    for (element, place) in zip(elements, places) {
      element.draw(
        in: place.offset(columns: rect.minColumn, rows: rect.minRow), on: canvas)
    }
  }

  func describe(_ elements: [_Element], to writer: PlainWriter) {
    for element in elements {
      writer.line { element.describe(to: writer) }
    }
  }
}

/// Parts arranged by a layout.
final class ContainerElement: _Element {
  let elements: [_Element]
  let layout: any ElementLayout
  private var placed: (size: Size, places: [Rect])?
  private var drawing = StillDrawing()

  init(_ elements: [_Element], layout: any ElementLayout) {
    self.elements = elements
    self.layout = layout
  }

  override var gridCells: [_Element]? { layout is GridRowLayout ? elements : nil }
  override var gridRowAlignment: VerticalAlignment? { (layout as? GridRowLayout)?.alignment }

  override func measure(_ proposal: Proposal) -> Size {
    layout.measure(elements, proposal)
  }

  override var isStill: Bool { elements.allSatisfy(\.isStill) }

  override func draw(in rect: Rect, on canvas: Canvas) {
    // Taken out while it is used: drawing asks for the places, which are kept here too.
    var drawing = self.drawing
    drawing.draw(in: rect, on: canvas, isStill: { isStill }) { rect, canvas in
      layout.draw(elements, places: places(in: rect.size), in: rect, on: canvas)
    }
    self.drawing = drawing
  }

  /// Where the parts stand, computed once for a size.
  private func places(in size: Size) -> [Rect] {
    if let placed, placed.size == size { return placed.places }
    let places = layout.place(elements, in: size)
    placed = (size, places)
    return places
  }

  override func describe(to writer: PlainWriter) {
    layout.describe(elements, to: writer)
  }
}

/// A view that arranges its parts.
struct ContainerView<Content: View>: View {
  typealias Body = Never

  let layout: any ElementLayout
  /// The direction in which spacers and dividers inside work; `nil` for both.
  let axis: Axis?
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs)
  }
}

private final class ContainerNode<Content: View>: _ViewNode<ContainerView<Content>> {
  private var layout: any ElementLayout
  private let axis: Axis?
  private var content: _ViewNode<Content>?
  private var container: ContainerElement?

  init(_ view: ContainerView<Content>, _ inputs: _NodeInputs) {
    layout = view.layout
    axis = view.axis
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
  }

  override func update(_ view: ContainerView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    layout = view.layout
    content?.update(view.content, childEnvironment(environment))
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.stackAxis != axis else { return environment }
    return derived.environment(from: environment) { $0.stackAxis = axis }
  }

  private let derived = DerivedEnvironment()

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    let container = self.container ?? ContainerElement(content?.elements() ?? [], layout: layout)
    self.container = container
    elements.append(container)
  }

  override func forgetLayout() {
    super.forgetLayout()
    container = nil
  }
}
