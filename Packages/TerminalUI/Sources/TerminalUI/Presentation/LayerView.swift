/// A view that presents another one in front of the screen.
struct LayerView<Content: View, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let kind: LayerKind
  /// What is presented, with its identity; `nil` while nothing is.
  let layer: (id: AnyHashable, view: Layer)?
  let dismiss: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LayerNode(view, inputs)
  }
}

private final class LayerNode<Content: View, Layer: View>:
  _ViewNode<LayerView<Content, Layer>>, PresentedLayer
{
  private var view: LayerView<Content, Layer>
  private var content: _ViewNode<Content>?
  private var layer: (id: AnyHashable, node: _ViewNode<Layer>)?
  private let derived = DerivedEnvironment()
  private(set) var layerFacts = ScreenFacts()

  init(_ view: LayerView<Content, Layer>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    update(&content, with: view.content)
    updateLayer()
  }

  override func update(_ view: LayerView<Content, Layer>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    update(&content, with: view.content)
    updateLayer()
    graph.setNeedsResolve()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    content?.updateEnvironment(environment)
    layer?.node.updateEnvironment(layerEnvironment)
  }

  private var layerEnvironment: EnvironmentValues {
    derived.environment(from: environment) {
      $0.prepareForPresentation()
      $0.push = nil
      $0.dismiss = DismissAction { [weak self] in self?.dismissLayer() }
      if view.kind == .alert || view.kind == .dialog {
        $0.afterPress = { [weak self] in self?.dismissLayer() }
      }
    }
  }

  private func updateLayer() {
    if let layer, layer.id != view.layer?.id {
      layer.node.dismantle()
      self.layer = nil
      if let onDismiss = view.onDismiss { graph.enqueue(onDismiss) }
    }
    guard let new = view.layer else { return }
    if let layer {
      layer.node.update(new.view, layerEnvironment)
    } else {
      layer = (new.id, makeChild(new.view, environment: layerEnvironment, isLazy: false))
    }
  }

  var kind: LayerKind { view.kind }
  var layerNode: _AnyNode? { layer?.node }
  var isDismissDisabled: Bool { layerFacts.isDismissDisabled }

  func dismissLayer() {
    if view.layer != nil { view.dismiss() }
  }

  override func collect(into facts: ScreenFacts) {
    if let content, content.isShown { content.collect(into: facts) }
    guard let node = layer?.node else { return }
    let inner = ScreenFacts()
    inner.screen = node.identity
    node.collect(into: inner)
    facts.presentations.append(self)
    facts.presentations += inner.presentations
    facts.urlHandlers += inner.urlHandlers
    layerFacts = inner
  }

  /// A layer is on screen even when the screen it was presented from is covered.
  override func resolveChildren(active: Bool) {
    content?.resolve(active: active)
    layer?.node.resolve(active: graph.facts.presentations.contains { $0 === self })
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let layer { body(layer.node) }
  }

  override func appendElements(to elements: inout [_Element]) {
    content?.appendElements(to: &elements)
  }
}
