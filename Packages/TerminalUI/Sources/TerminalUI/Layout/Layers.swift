import TerminalCore

/// A view with another behind it or in front of it that has the same size.
struct LayeredView<Content: View, Other: View>: View {
  typealias Body = Never

  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LayeredNode(view, inputs)
  }
}

private final class LayeredNode<Content: View, Other: View>:
  _ViewNode<LayeredView<Content, Other>>
{
  private var content: _ViewNode<Content>?
  private var other: _ViewNode<Other>?
  private var alignment: Alignment
  private let isBehind: Bool

  init(_ view: LayeredView<Content, Other>, _ inputs: _NodeInputs) {
    alignment = view.alignment
    isBehind = view.isBehind
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
    other = makeChild(view.other, isLazy: false)
  }

  override func update(_ view: LayeredView<Content, Other>, _ environment: EnvironmentValues) {
    self.environment = environment
    alignment = view.alignment
    content?.update(view.content, environment)
    other?.update(view.other, environment)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let other { body(other) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    guard let inner = content?.element() else { return }
    elements.append(
      WrappedElement(
        inner, Layer(other: other?.elements() ?? [], alignment: alignment, isBehind: isBehind)))
  }
}

private struct Layer: Wrapper {
  let other: [_Element]
  let alignment: Alignment
  let isBehind: Bool

  func isStill(_ inner: _Element) -> Bool { inner.isStill && other.allSatisfy(\.isStill) }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    if !isBehind { inner.draw(in: rect, on: canvas) }
    for element in other {
      element.draw(aligned: alignment, in: rect, on: canvas)
    }
    if isBehind { inner.draw(in: rect, on: canvas) }
  }

  func describe(_ inner: _Element, to writer: PlainWriter) {
    inner.describe(to: writer)
    for element in other {
      writer.line { element.describe(to: writer) }
    }
  }
}

extension View {
  /// Puts views in front of this one.
  public func overlay<Other: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Other
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Other: View>(
    _ overlay: Other, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isBehind: false)
  }

  /// Puts views behind this one.
  public func background<Other: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Other
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Other: View>(
    _ background: Other, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isBehind: true)
  }

  /// Fills the room behind the view with a colour.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background { StyleFill(style: style) }
  }

  /// Fills the room in front of the view with a colour.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay { StyleFill(style: style) }
  }
}

/// An area filled with the colour of a style.
private struct StyleFill<Style: ShapeStyle>: View {
  let style: Style
  @Environment(\.self) private var environment

  var body: some View {
    style._resolve(in: environment).color ?? .default
  }
}
