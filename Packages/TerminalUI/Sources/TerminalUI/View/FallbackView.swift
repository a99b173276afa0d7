/// A view, or another one where the first has nothing to show.
struct FallbackView<Content: View, Fallback: View>: View {
  typealias Body = Never

  let content: Content
  let fallback: Fallback

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    FallbackNode(view, inputs)
  }
}

private final class FallbackNode<Content: View, Fallback: View>:
  _ViewNode<FallbackView<Content, Fallback>>
{
  private var content: _ViewNode<Content>?
  private var fallback: _ViewNode<Fallback>?

  init(_ view: FallbackView<Content, Fallback>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(
    _ view: FallbackView<Content, Fallback>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    update(&content, with: view.content)
    update(&fallback, with: view.fallback)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }

  override func appendElements(to elements: inout [_Element]) {
    let shown = content?.elements() ?? []
    if shown.isEmpty {
      fallback?.appendElements(to: &elements)
    } else {
      elements += shown
    }
  }
}
