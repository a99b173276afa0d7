extension Optional: View where Wrapped: View {
  /// Always `Never`.
  public typealias Body = Never

  /// Makes a node for the view, if there is one.
  public static func _makeNode(
    _ view: Wrapped?, _ inputs: _NodeInputs
  ) -> _ViewNode<Wrapped?> {
    OptionalNode(view, inputs)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
    self.environment = environment
    if let view {
      update(&child, with: view)
    } else {
      child?.dismantle()
      child = nil
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
