/// A view that is told when it comes on screen and when it leaves.
struct LifecycleView<Content: View>: View {
  typealias Body = Never

  let content: Content
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LifecycleNode(view, inputs)
  }
}

private final class LifecycleNode<Content: View>: _ViewNode<LifecycleView<Content>> {
  private var view: LifecycleView<Content>
  private var child: _ViewNode<Content>?

  init(_ view: LifecycleView<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    update(&child, with: view.content)
  }

  override func update(_ view: LifecycleView<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    update(&child, with: view.content)
  }

  override func activityChanged() {
    if let action = isActive ? view.onAppear : view.onDisappear { graph.enqueue(action) }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Runs an action each time the view comes on screen, before the frame that shows it is drawn.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Runs an action each time the view leaves the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }
}
