/// A view whose type is hidden.
///
/// When the hidden type changes, the old view disappears with its state and a new one appears.
public struct AnyView: View {
  /// Always `Never`.
  public typealias Body = Never

  let content: any View

  /// Hides the type of `content`.
  public init<Content: View>(_ content: Content) {
    if let same = content as? AnyView {
      self = same
    } else {
      self.content = content
    }
  }

  /// Hides the type of `content`.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  /// Makes a node that holds the hidden view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    AnyViewNode(view, inputs)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _AnyNode?

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    replace(with: view.content)
  }

  private func replace<Content: View>(with content: Content) {
    if let same = child as? _ViewNode<Content> {
      same.update(content, environment)
    } else {
      child?.dismantle()
      child = makeChild(content)
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
