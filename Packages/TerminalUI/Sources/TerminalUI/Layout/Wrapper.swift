import TerminalCore

/// A change of how one element is laid out or drawn; what is not implemented is passed through.
@MainActor
protocol Wrapper {
  func measure(_ inner: _Element, _ proposal: Proposal) -> Size
  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas)
  func describe(_ inner: _Element, to writer: PlainWriter)
  func priority(_ inner: _Element) -> Double
  func tag(_ inner: _Element) -> AnyHashable?
  func isSpacer(_ inner: _Element) -> Bool
  func isStill(_ inner: _Element) -> Bool
  func toolbarPlacement(_ inner: _Element) -> ToolbarItemPlacement?
}

extension Wrapper {
  func measure(_ inner: _Element, _ proposal: Proposal) -> Size { inner.size(proposal) }
  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    inner.draw(in: rect, on: canvas)
  }
  func describe(_ inner: _Element, to writer: PlainWriter) { inner.describe(to: writer) }
  func priority(_ inner: _Element) -> Double { inner.priority }
  func tag(_ inner: _Element) -> AnyHashable? { inner.tag }
  func isSpacer(_ inner: _Element) -> Bool { false }
  func isStill(_ inner: _Element) -> Bool { inner.isStill }
  func toolbarPlacement(_ inner: _Element) -> ToolbarItemPlacement? { inner.toolbarPlacement }
}

/// An element with a wrapper around it.
final class WrappedElement: _Element {
  let inner: _Element
  private let wrapper: any Wrapper

  init(_ inner: _Element, _ wrapper: any Wrapper) {
    self.inner = inner
    self.wrapper = wrapper
  }

  override var priority: Double { wrapper.priority(inner) }
  override var tag: AnyHashable? { wrapper.tag(inner) }
  override var isSpacer: Bool { wrapper.isSpacer(inner) }
  override var isStill: Bool { wrapper.isStill(inner) }
  override var gridCells: [_Element]? { wrappedCells }
  override var gridRowAlignment: VerticalAlignment? { inner.gridRowAlignment }

  /// What changes a row of a grid changes each of its cells.
  private lazy var wrappedCells = inner.gridCells?.map { WrappedElement($0, wrapper) }
  override var toolbarPlacement: ToolbarItemPlacement? { wrapper.toolbarPlacement(inner) }

  override func measure(_ proposal: Proposal) -> Size { wrapper.measure(inner, proposal) }

  override func draw(in rect: Rect, on canvas: Canvas) {
    wrapper.draw(inner, in: rect, on: canvas)
  }

  override func describe(to writer: PlainWriter) { wrapper.describe(inner, to: writer) }
}

/// A view whose elements are each wrapped.
struct WrapperView<Content: View, Around: Wrapper>: View {
  typealias Body = Never

  let content: Content
  let wrapper: Around

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    WrapperNode(view, inputs)
  }
}

private final class WrapperNode<Content: View, Around: Wrapper>:
  _ViewNode<WrapperView<Content, Around>>
{
  private var wrapper: Around
  private var child: _ViewNode<Content>?

  init(_ view: WrapperView<Content, Around>, _ inputs: _NodeInputs) {
    wrapper = view.wrapper
    super.init(inputs)
    child = makeChild(view.content, isLazy: false)
  }

  override func update(_ view: WrapperView<Content, Around>, _ environment: EnvironmentValues) {
    self.environment = environment
    wrapper = view.wrapper
    child?.update(view.content, environment)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func tabTag() -> AnyHashable? {
    (wrapper as? Tag)?.value ?? super.tabTag()
  }

  override func appendTabs(to tabs: inout [TabEntry]) {
    let start = tabs.count
    super.appendTabs(to: &tabs)
    guard let tag = (wrapper as? Tag)?.value else { return }
    for index in start..<tabs.count where tabs[index].tag == nil {
      tabs[index].tag = tag
    }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    let start = elements.count
    child?.appendElements(to: &elements)
    for index in start..<elements.count {
      elements[index] = WrappedElement(elements[index], wrapper)
    }
  }
}

extension View {
  func wrapped(_ wrapper: some Wrapper) -> some View {
    WrapperView(content: self, wrapper: wrapper)
  }
}
