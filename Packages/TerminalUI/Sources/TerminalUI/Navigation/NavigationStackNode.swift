import TerminalCore

struct NavigationStackCore<Root: View>: View {
  typealias Body = Never

  let path: [AnyHashable]
  let write: @MainActor ([AnyHashable]) -> Void
  let accepts: @MainActor (AnyHashable) -> Bool
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

  /// Takes the screen away, where people are given a way back.
  @MainActor var shownPop: (@MainActor () -> Void)? { facts.isBackHidden ? nil : pop }

  /// Whether the other is the same place with the same title and toolbar.
  @MainActor
  func isShownLike(_ other: StackScreen) -> Bool {
    node === other.node && facts.title == other.facts.title
      && facts.isBackHidden == other.facts.isBackHidden
      && facts.isTopBarHidden == other.facts.isTopBarHidden
      && facts.isBottomBarHidden == other.facts.isBottomBarHidden
      && facts.toolbars.elementsEqual(other.facts.toolbars) { $0.toolbarNode === $1.toolbarNode }
  }
}

/// A screen that stands for a value of the path.
private struct PushedScreen {
  let value: AnyHashable
  let node: _ViewNode<AnyView>
  let environment: DerivedEnvironment
  /// What made the screen; another one makes it anew in its place.
  var maker: PathDestination?
}

private final class NavigationStackNode<Root: View>: _ViewNode<NavigationStackCore<Root>> {
  private var view: NavigationStackCore<Root>
  private var root: _ViewNode<Root>?
  private var pushed: [PushedScreen] = []
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
    updatePushedEnvironments()
    graph.setNeedsResolve()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    root?.updateEnvironment(childEnvironment(environment))
    updatePushedEnvironments()
  }

  private func updatePushedEnvironments() {
    for (index, screen) in pushed.enumerated() {
      screen.node.updateEnvironment(self.environment(of: index, screen.environment))
    }
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) {
      $0.stackAxis = nil
      $0.push = PushAction(
        accepts: { [weak self] in self?.view.accepts($0) ?? false },
        push: { [weak self] value in
          guard let self, view.accepts(value) else { return }
          view.write(view.path + [value])
        })
    }
  }

  // MARK: Screens

  override func collect(into facts: ScreenFacts) {
    guard let root else { return }
    var screens: [StackScreen] = []
    var makers: [ObjectIdentifier: PathDestination] = [:]
    func add(_ node: _AnyNode, pop: (@MainActor () -> Void)?) {
      let inner = ScreenFacts()
      inner.screen = node.identity
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
    facts.back = top.facts.back ?? top.shownPop
    facts.isDismissDisabled = facts.isDismissDisabled || top.facts.isDismissDisabled
    facts.screen = top.facts.screen
  }

  private func pushedNode(
    _ index: Int, _ makers: [ObjectIdentifier: PathDestination]
  ) -> _AnyNode? {
    let value = view.path[index]
    let maker = makers[ObjectIdentifier(type(of: value.base))]
    if let known = pushed[safe: index] {
      if known.value == value {
        guard known.maker !== maker else { return known.node }
        pushed[index].maker = maker
        known.node.update(
          screen(of: value, maker), self.environment(of: index, known.environment))
        return known.node
      }
      dropPushed(from: index)
    }
    let derived = DerivedEnvironment()
    let node = makeChild(
      screen(of: value, maker), environment: self.environment(of: index, derived), isLazy: false)
    pushed.append(PushedScreen(value: value, node: node, environment: derived, maker: maker))
    return node
  }

  private func screen(of value: AnyHashable, _ maker: PathDestination?) -> AnyView {
    maker?.make(value.base)
      ?? AnyView(
        Text("No screen for a value of type \(String(describing: type(of: value.base))).")
          .foregroundStyle(.secondary))
  }

  private func environment(of index: Int, _ derived: DerivedEnvironment) -> EnvironmentValues {
    derived.environment(from: childEnvironment(environment)) {
      $0.prepareForPresentation()
      $0.dismiss = DismissAction { [weak self] in self?.pop(to: index) }
    }
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
    backControl.onPress(top.shownPop)
    backControl.label = { "back" }
    elements.append(
      ScreenElement(
        content: top.node.element(), facts: top.facts,
        back: top.shownPop == nil ? nil : backControl, backTitle: previous?.facts.title))
  }
}

/// Pushes the screen of a value onto the stack around, which may not accept values of every type.
struct PushAction {
  let accepts: @MainActor (AnyHashable) -> Bool
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
