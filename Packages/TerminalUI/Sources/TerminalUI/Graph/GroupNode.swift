/// A place that only holds parts.
final class GroupNode<Content: View>: _ViewNode<Content> {
  typealias Update = @MainActor (Content, [_AnyNode], EnvironmentValues) -> Void

  private var children: [_AnyNode] = []
  private let updateChildren: Update

  init(_ inputs: _NodeInputs, update: @escaping Update) {
    updateChildren = update
    super.init(inputs)
  }

  func add<Part: View>(_ part: Part) {
    children.append(makeChild(part))
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    updateChildren(view, children, environment)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for child in children {
      body(child)
    }
  }
}
