public import FoundationEssentials

/// A view that says something about its screen.
struct FactView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let say: @MainActor (ScreenFacts) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    FactNode(view, inputs)
  }
}

private final class FactNode<Content: View>: _ViewNode<FactView<Content>> {
  private var view: FactView<Content>
  private var child: _ViewNode<Content>?

  init(_ view: FactView<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    update(&child, with: view.content)
  }

  override func update(_ view: FactView<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    update(&child, with: view.content)
    graph.setNeedsResolve()
  }

  override func collect(into facts: ScreenFacts) {
    super.collect(into: facts)
    view.say(facts)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return FactView(content: self) { $0.title = title }
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.runs.map(\.text).joined())
  }

  /// Runs an action with a URL that is opened: with `open URL` in plain mode, or by the app.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    FactView(content: self) { $0.urlHandlers.append(action) }
  }
}
