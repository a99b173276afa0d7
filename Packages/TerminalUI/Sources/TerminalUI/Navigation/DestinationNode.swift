/// A view that pushes another one onto the stack around.
struct DestinationView<Content: View, Destination: View>: View {
  typealias Body = Never

  let content: Content
  /// What is pushed, with its identity; `nil` while nothing is.
  let destination: (id: AnyHashable, view: Destination)?
  let dismiss: @MainActor () -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    DestinationNode(view, inputs)
  }
}

private final class DestinationNode<Content: View, Destination: View>:
  _ViewNode<DestinationView<Content, Destination>>, PresentedDestination
{
  private var view: DestinationView<Content, Destination>
  private var content: _ViewNode<Content>?
  private var destination: (id: AnyHashable, node: _ViewNode<Destination>)?
  private let derived = DerivedEnvironment()

  init(_ view: DestinationView<Content, Destination>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    update(&content, with: view.content)
    updateDestination()
  }

  override func update(
    _ view: DestinationView<Content, Destination>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    update(&content, with: view.content)
    updateDestination()
    graph.setNeedsResolve()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    content?.updateEnvironment(environment)
    destination?.node.updateEnvironment(destinationEnvironment)
  }

  private var destinationEnvironment: EnvironmentValues {
    derived.environment(from: environment) {
      $0.prepareForPresentation()
      $0.dismiss = DismissAction { [weak self] in self?.dismissDestination() }
    }
  }

  private func updateDestination() {
    if let destination, destination.id != view.destination?.id {
      destination.node.dismantle()
      self.destination = nil
    }
    guard let new = view.destination else { return }
    if let destination {
      destination.node.update(new.view, destinationEnvironment)
    } else {
      destination = (
        new.id, makeChild(new.view, environment: destinationEnvironment, isLazy: false)
      )
    }
  }

  var destinationNode: _AnyNode? { destination?.node }

  func dismissDestination() {
    if view.destination != nil { view.dismiss() }
  }

  override func collect(into facts: ScreenFacts) {
    if let content, content.isShown { content.collect(into: facts) }
    if destination != nil { facts.destinations.append(self) }
  }

  /// The destination is told by the stack, since it is on screen while the content is covered.
  override func resolveChildren(active: Bool) {
    content?.resolve(active: active)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let destination { body(destination.node) }
  }

  override func appendElements(to elements: inout [_Element]) {
    content?.appendElements(to: &elements)
  }
}
