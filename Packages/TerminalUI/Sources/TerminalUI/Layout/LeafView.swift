import TerminalCore

/// A view without parts that is measured and drawn.
@MainActor
protocol LeafView: View where Body == Never {
  var isSpacer: Bool { get }
  /// Whether it looks the same while its value and its environment stay.
  var isStill: Bool { get }
  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size
  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues)
  func describe(to writer: PlainWriter, _ environment: EnvironmentValues)
}

extension LeafView {
  var isSpacer: Bool { false }
  var isStill: Bool { true }

  func describe(to writer: PlainWriter, _ environment: EnvironmentValues) {}

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs)
  }
}

private final class LeafNode<Content: LeafView>: _ViewNode<Content> {
  private var view: Content

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let isSame = areBitwiseEqual(self.view, view)
    self.view = view
    guard !isSame || !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  override var isSpacer: Bool { view.isSpacer }
  override var isStill: Bool { view.isStill }

  override func measure(_ proposal: Proposal) -> Size {
    view.measure(proposal, in: environment)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    view.draw(in: rect, on: canvas, environment)
  }

  override func describe(to writer: PlainWriter) {
    view.describe(to: writer, environment)
  }
}
