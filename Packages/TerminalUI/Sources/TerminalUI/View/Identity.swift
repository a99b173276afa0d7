/// A view with an explicit identity: another value is another view.
struct IdentityView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    IdentityNode(view, inputs)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  _ViewNode<IdentityView<Content, ID>>
{
  private var id: ID
  private var child: _ViewNode<Content>?

  init(_ view: IdentityView<Content, ID>, _ inputs: _NodeInputs) {
    id = view.id
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(_ view: IdentityView<Content, ID>, _ environment: EnvironmentValues) {
    self.environment = environment
    if view.id != id {
      child?.dismantle()
      child = nil
      id = view.id
    }
    update(&child, with: view.content)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Binds the view's identity to a value: when it changes, the old view disappears with its state
  /// and a new one appears.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentityView(content: self, id: id)
  }
}
