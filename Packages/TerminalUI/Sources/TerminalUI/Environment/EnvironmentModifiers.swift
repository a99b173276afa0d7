public import Observation

/// A view whose parts see another environment.
struct EnvironmentView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void
  /// What is changed, where that can differ.
  var key: AnyKeyPath?
  /// Compared with the last one to see that the change is the same; `nil` when nobody can tell.
  let identity: Any?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<Content: View>: _ViewNode<EnvironmentView<Content>> {
  private var view: EnvironmentView<Content>
  private var changed: EnvironmentValues
  private var child: _ViewNode<Content>?

  init(_ view: EnvironmentView<Content>, _ inputs: _NodeInputs) {
    self.view = view
    changed = inputs.environment
    super.init(inputs)
    view.change(&changed)
    update(&child, with: view.content)
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { changed }

  override func update(_ view: EnvironmentView<Content>, _ environment: EnvironmentValues) {
    let isSame =
      self.environment.isIdentical(to: environment)
      && self.view.key == view.key
      && view.identity.map { new in self.view.identity.map { areSame($0, new) } ?? false } ?? false
    self.view = view
    self.environment = environment
    if !isSame { recompute() }
    update(&child, with: view.content)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    recompute()
    child?.updateEnvironment(changed)
  }

  private func recompute() {
    changed = environment
    view.change(&changed)
  }

  private func areSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    if let first = first as? any Equatable { return areEqualValues(first, second) }
    return false
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

private func areEqualValues<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  (second as? Value).map { $0 == first } ?? false
}

extension View {
  /// Sets the value at a key path for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(
      content: self, change: { $0[keyPath: keyPath] = value }, key: keyPath,
      identity: value is any Equatable ? value : nil)
  }

  /// Puts an observable object where `@Environment(Type.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(
      content: self, change: { $0[object: Object.self] = object },
      identity: object.map { ObjectIdentifier($0) })
  }

  /// Changes the value at a key path for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: { transform(&$0[keyPath: keyPath]) }, identity: nil)
  }

  /// Changes the environment for the views inside; `identity` tells equal changes.
  func environmentChange(
    identity: some Hashable, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change, identity: AnyHashable(identity))
  }
}
