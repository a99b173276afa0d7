/// A view that runs an action when a value has changed.
struct ChangeView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let runsAtFirst: Bool
  let action: @MainActor (Value, Value) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  _ViewNode<ChangeView<Content, Value>>
{
  private var value: Value
  private var child: _ViewNode<Content>?

  init(_ view: ChangeView<Content, Value>, _ inputs: _NodeInputs) {
    value = view.value
    super.init(inputs)
    update(&child, with: view.content)
    if view.runsAtFirst { graph.enqueue { view.action(view.value, view.value) } }
  }

  override func update(_ view: ChangeView<Content, Value>, _ environment: EnvironmentValues) {
    self.environment = environment
    let old = value
    value = view.value
    update(&child, with: view.content)
    if old != value { graph.enqueue { view.action(old, view.value) } }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Runs an action with the old and the new value when `value` has changed.
  ///
  /// With `initial`, it also runs when the view first appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial, action: action)
  }

  /// Runs an action when `value` has changed.
  ///
  /// With `initial`, it also runs when the view first appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial) { _, _ in action() }
  }
}
