/// What a node needs to be made.
public struct _NodeInputs {
  let graph: ViewGraph
  let parent: _AnyNode?
  var environment: EnvironmentValues
  /// Whether collections below build their rows only when a window asks for them.
  var isLazy = false
}

/// A place in the tree of views: it holds state and parts for as long as the place exists.
@MainActor
public class _AnyNode: _Element {
  let graph: ViewGraph
  /// The place around, asked for while this one is alive only: a parent outlives its living parts.
  ///
  /// A weak reference would make every retain of a place slow.
  private(set) unowned var parent: _AnyNode?
  let depth: Int
  /// Tells the place from all others, those included that stood where it stands in memory.
  let identity: PlaceIdentity
  let isLazy: Bool
  /// What the views here see; taking another one makes the layout new.
  final var environment: EnvironmentValues {
    didSet { layoutChanged() }
  }
  /// Whether the place is on screen, covered screens and unselected tabs excluded.
  private(set) var isActive = false
  private(set) var isAlive = true
  /// Whether the place may be on screen; a tab that is not selected may not.
  var isShown = true
  /// The state of the graph's layout in which this place was last told of a change.
  private var changeStamp = -1
  private var knownElements: [_Element]?
  private var knownElement: (element: _Element?, alignment: HorizontalAlignment)?

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    isLazy = inputs.isLazy
    identity = inputs.graph.nextIdentity()
    super.init()
    parent?.layoutChanged()
    graph.setNeedsResolve()
  }

  // MARK: Layout

  /// Says that the elements of this place, their number or their sizes may be others from now on.
  ///
  /// Taking an environment, making a part and ending one say so by themselves.
  final func layoutChanged() {
    var place: _AnyNode? = self
    while let node = place, node.isAlive, node.changeStamp != graph.layoutStamp,
      node !== graph.layoutBoundary
    {
      node.changeStamp = graph.layoutStamp
      node.forgetLayout()
      place = node.parent
    }
    graph.layoutForgotten()
  }

  /// Drops what was computed from the parts.
  func forgetLayout() {
    forgetSizes()
    knownElements = nil
    knownElement = nil
  }

  override final func sizesKnown() {
    graph.layoutKnown()
  }

  /// What is laid out at this place; kept until the layout changes.
  final func elements() -> [_Element] {
    if let knownElements { return knownElements }
    var elements: [_Element] = []
    appendElements(to: &elements)
    knownElements = elements
    graph.layoutKnown()
    return elements
  }

  /// What is laid out at this place, as one element; several stand below each other.
  final func element(alignment: HorizontalAlignment = .center) -> _Element? {
    if let knownElement, knownElement.alignment == alignment { return knownElement.element }
    let element = single(elements(), alignment: alignment)
    knownElement = (element, alignment)
    return element
  }

  // MARK: Parts

  /// Calls `body` with each part, in order.
  func forEachChild(_ body: (_AnyNode) -> Void) {}

  /// Appends what is laid out at this place: for most views what their parts append.
  func appendElements(to elements: inout [_Element]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// What this place is called in a `TabView`.
  func tabTag() -> AnyHashable? {
    var children: [_AnyNode] = []
    forEachChild { children.append($0) }
    return children.count == 1 ? children[0].tabTag() : nil
  }

  /// Whether rows of a list that stand at this place are those of its parts.
  var forwardsRows: Bool { true }

  /// How many rows of a list stand at this place.
  func rowCount() -> Int {
    guard forwardsRows else { return elements().count }
    var count = 0
    forEachChild { count += $0.rowCount() }
    return count
  }

  /// The row at a position, built if need be.
  func row(at index: Int) -> ListRow? {
    guard forwardsRows else { return elements()[safe: index].map { ListRow($0) } }
    var offset = index
    var found: ListRow?
    forEachChild { child in
      guard found == nil, offset >= 0 else { return }
      let count = child.rowCount()
      if offset < count { found = child.row(at: offset) }
      offset -= count
    }
    return found
  }

  /// Whether something here is not as it would be if the place were made anew: a state was written.
  var hasChangedState: Bool {
    var isChanged = false
    forEachChild { if !isChanged { isChanged = $0.hasChangedState } }
    return isChanged
  }

  /// Ends the rows that no window has asked for since the last layout began.
  func dropUnusedRows() {
    forEachChild { $0.dropUnusedRows() }
  }

  /// Evaluates this place again after something that it read has changed.
  func refresh() {}

  /// Takes a new environment from the parent, whose view has not changed.
  func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    forEachChild { $0.updateEnvironment(childEnvironment(environment)) }
  }

  /// The environment of the parts, given this place's own.
  func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  /// Gathers what the views on screen say about it: titles, destinations, presentations.
  func collect(into facts: ScreenFacts) {
    forEachChild { if $0.isShown { $0.collect(into: facts) } }
  }

  /// Appends the tabs of a `TabView` that stand at this place.
  func appendTabs(to tabs: inout [TabEntry]) {
    forEachChild { $0.appendTabs(to: &tabs) }
  }

  /// Tells this place and its parts whether they are on screen.
  func resolve(active: Bool) {
    let active = active && isShown
    let changed = active != isActive
    isActive = active
    resolveChildren(active: active)
    if changed { activityChanged() }
  }

  /// Tells the parts whether they are on screen.
  func resolveChildren(active: Bool) {
    forEachChild { $0.resolve(active: active) }
  }

  /// Called after ``isActive`` has changed, parts first.
  func activityChanged() {}

  /// Ends this place and its parts.
  func dismantle() {
    guard isAlive else { return }
    forEachChild { $0.dismantle() }
    layoutChanged()
    forgetLayout()
    graph.setNeedsResolve()
    isAlive = false
    if isActive {
      isActive = false
      activityChanged()
    }
    dismantled()
  }

  /// Called once when the place ends.
  func dismantled() {}
}

extension _AnyNode {
  func makeChild<Content: View>(
    _ view: Content, environment: EnvironmentValues? = nil, isLazy: Bool? = nil
  ) -> _ViewNode<Content> {
    Content._makeNode(
      view,
      _NodeInputs(
        graph: graph, parent: self, environment: environment ?? childEnvironment(self.environment),
        isLazy: isLazy ?? self.isLazy))
  }

  /// Updates a part, or makes it when there is none yet.
  func update<Content: View>(_ child: inout _ViewNode<Content>?, with view: Content) {
    if let child {
      child.update(view, childEnvironment(environment))
    } else {
      child = makeChild(view)
    }
  }
}
