/// A view of the library whose body depends on its own properties alone: it reads nothing observable, and has
/// no properties to connect to its place.
public protocol _UnobservingView: View {}

extension _UnobservingView {
  /// Makes a node that evaluates ``View/body``, and watches nothing.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    CompositeNode(view, inputs, kind: .unobserving)
  }
}

/// The place of a view that has a body.
final class CompositeNode<Content: View>: _ViewNode<Content> {
  /// The view as the parent gave it, its properties not connected to this place.
  private var view: Content
  private let fields: [DynamicField]
  private var storages: [AnyObject] = []
  private var child: _ViewNode<Content.Body>?
  /// What the body has read; none where bodies read nothing that changes by itself.
  private let tracker: DependencyTracker?

  init(_ view: Content, _ inputs: _NodeInputs, kind: ViewKind) {
    self.view = view
    fields = kind.fields
    tracker =
      kind.mayObserve ? DependencyTracker(inputs.graph.invalidations, kind: kind) : nil
    super.init(inputs)
    tracker?.node = self
    storages = withUnsafeMutableBytes(of: &self.view) { bytes in
      fields.map { $0.makeStorage(in: bytes, node: self) }
    }
    evaluate()
  }

  override func update(_ view: Content, _ environment: EnvironmentValues) {
    let old = self.environment
    if !old.isIdentical(to: environment) { self.environment = environment }
    if tracker?.isCurrent != false, areBitwiseEqual(self.view, view), !reads(old, environment) {
      if !old.isIdentical(to: environment) { child?.updateEnvironment(environment) }
    } else {
      self.view = view
      evaluate()
    }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    let old = self.environment
    guard !old.isIdentical(to: environment) else { return }
    self.environment = environment
    if reads(old, environment) {
      evaluate()
    } else {
      child?.updateEnvironment(environment)
    }
  }

  override func refresh() {
    if tracker?.isCurrent == false { evaluate() }
  }

  /// Whether a property of the view reads a value that differs between two environments.
  private func reads(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    guard !fields.isEmpty, !old.isIdentical(to: new) else { return false }
    return zip(fields, storages).contains { field, storage in
      field.isChanged(storage: storage, from: old, to: new)
    }
  }

  private func evaluate() {
    var connected = view
    if !fields.isEmpty {
      withUnsafeMutableBytes(of: &connected) { bytes in
        for (field, storage) in zip(fields, storages) {
          field.connect(in: bytes, storage: storage)
        }
      }
    }
    graph.countEvaluation()
    let body = tracker?.track { connected.body } ?? connected.body
    update(&child, with: body)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasChangedState: Bool {
    storages.contains { ($0 as? any LastingStorage)?.isChanged == true } || super.hasChangedState
  }

  override func dismantled() {
    tracker?.stop()
  }
}
