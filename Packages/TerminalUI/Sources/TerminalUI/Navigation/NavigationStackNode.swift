import TerminalCore

struct NavigationStackCore<Root: View>: View {
  typealias Body = Never

  let path: [AnyHashable]
  let write: @MainActor ([AnyHashable]) -> Void
  let root: Root

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    NavigationStackNode(view, inputs)
  }
}

/// A screen of a stack.
struct StackScreen {
  let node: _AnyNode
  let facts: ScreenFacts
  /// Takes the screen away; `nil` for the root.
  let pop: (@MainActor () -> Void)?

  /// Whether the other is the same place with the same title and toolbar.
  @MainActor
  func isShownLike(_ other: StackScreen) -> Bool {
    node === other.node && facts.title == other.facts.title
      && facts.toolbars.elementsEqual(other.facts.toolbars) { $0.toolbarNode === $1.toolbarNode }
  }
}

private final class NavigationStackNode<Root: View>: _ViewNode<NavigationStackCore<Root>> {
  private var view: NavigationStackCore<Root>
  private var root: _ViewNode<Root>?
  private var pushed: [(value: AnyHashable, node: _ViewNode<AnyView>)] = []
  private var screens: [StackScreen] = []
  private let derived = DerivedEnvironment()
  private let backControl = Control(.button)

  init(_ view: NavigationStackCore<Root>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    root = makeChild(view.root, isLazy: false)
    backControl.isFocusable = false
  }

  override func update(_ view: NavigationStackCore<Root>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    root?.update(view.root, childEnvironment(environment))
    graph.setNeedsResolve()
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) {
      $0.stackAxis = nil
      $0.push = PushAction { [weak self] value in
        guard let self else { return }
        view.write(view.path + [value])
      }
    }
  }

  // MARK: Screens

  override func collect(into facts: ScreenFacts) {
    guard let root else { return }
    var screens: [StackScreen] = []
    var makers: [ObjectIdentifier: PathDestination] = [:]
    func add(_ node: _AnyNode, pop: (@MainActor () -> Void)?) {
      let inner = ScreenFacts()
      inner.screen = ObjectIdentifier(node)
      node.collect(into: inner)
      makers.merge(inner.pathDestinations) { old, _ in old }
      screens.append(StackScreen(node: node, facts: inner, pop: pop))
    }
    func addPresented() {
      while let destination = screens.last?.facts.destinations.last,
        let node = destination.destinationNode
      {
        add(node) { destination.dismissDestination() }
      }
    }
    add(root, pop: nil)
    addPresented()
    for index in view.path.indices {
      guard let node = pushedNode(index, makers) else { break }
      add(node) { [weak self] in self?.pop(to: index) }
      addPresented()
    }
    dropPushed(from: view.path.count)
    let isSame = self.screens.elementsEqual(screens) { $0.isShownLike($1) }
    self.screens = screens
    if !isSame { layoutChanged() }
    report(screens, to: facts)
  }

  private func report(_ screens: [StackScreen], to facts: ScreenFacts) {
    for screen in screens {
      facts.presentations += screen.facts.presentations
      facts.urlHandlers += screen.facts.urlHandlers
    }
    guard let top = screens.last else { return }
    facts.innerTitle = top.facts.titleInFront ?? facts.innerTitle
    facts.tabs += top.facts.tabs
    facts.back = top.facts.back ?? top.pop
    facts.isDismissDisabled = facts.isDismissDisabled || top.facts.isDismissDisabled
    facts.screen = top.facts.screen
  }

  private func pushedNode(
    _ index: Int, _ makers: [ObjectIdentifier: PathDestination]
  ) -> _AnyNode? {
    let value = view.path[index]
    if let known = pushed[safe: index] {
      if known.value == value { return known.node }
      dropPushed(from: index)
    }
    let base = value.base
    let screen =
      makers[ObjectIdentifier(type(of: base))]?.make(base)
      ?? AnyView(Text("No screen for this value of the path.").foregroundStyle(.secondary))
    var environment = childEnvironment(environment)
    environment.prepareForPresentation()
    environment.dismiss = DismissAction { [weak self] in self?.pop(to: index) }
    let node = makeChild(screen, environment: environment, isLazy: false)
    pushed.append((value, node))
    return node
  }

  private func dropPushed(from index: Int) {
    while pushed.count > index {
      pushed.removeLast().node.dismantle()
    }
  }

  private func pop(to index: Int) {
    if index < view.path.count { view.write(Array(view.path.prefix(index))) }
  }

  override func resolveChildren(active: Bool) {
    for (index, screen) in screens.enumerated() {
      screen.node.resolve(active: active && index == screens.count - 1)
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let root { body(root) }
    for screen in pushed {
      body(screen.node)
    }
  }

  // MARK: Layout

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    guard let top = screens.last else { return }
    let previous = screens.dropLast().last
    backControl.onPress(top.pop)
    backControl.label = { "back" }
    elements.append(
      ScreenElement(
        content: top.node.element(), facts: top.facts,
        back: top.pop == nil ? nil : backControl, backTitle: previous?.facts.title))
  }
}

/// Pushes the screen of a value onto the stack around.
struct PushAction {
  let push: @MainActor (AnyHashable) -> Void
}

private struct PushKey: EnvironmentKey {
  static let defaultValue: PushAction? = nil
}

extension EnvironmentValues {
  var push: PushAction? {
    get { self[PushKey.self] }
    set { self[PushKey.self] = newValue }
  }
}
