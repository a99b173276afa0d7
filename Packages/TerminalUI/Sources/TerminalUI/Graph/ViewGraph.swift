/// Tells a place in a tree of views from all others that the tree has had.
struct PlaceIdentity: Hashable {
  fileprivate let number: Int
}

/// A tree of views with everything that lives with their places.
@MainActor
final class ViewGraph {
  let invalidations: Invalidations
  let focus = FocusManager()
  /// Tasks of views that are running.
  let tasks = ViewTasks()
  private(set) var root: _AnyNode?
  private(set) var facts = ScreenFacts()
  /// Grows with each layout; rows that were not used in the newest one end.
  private(set) var layoutGeneration = 0
  /// How often a body has been evaluated.
  private(set) var evaluations = 0
  /// Grows when something has been laid out after a change: places that were told of a change
  /// with this stamp need not be told again, nor those around them.
  private(set) var layoutStamp = 0
  /// The place past which changes of the layout are not told, while it builds rows that nothing
  /// has been laid out from yet.
  private(set) var layoutBoundary: _AnyNode?
  private var isLayoutForgotten = false
  /// Grows with everything that may make a frame look different.
  private(set) var changes = 0
  private var needsResolve = false
  private var placesMade = 0
  /// Whether places are being told what is on screen.
  private(set) var isResolving = false
  private var actions: [@MainActor () -> Void] = []

  /// Rounds of updates in one frame after which the rest waits for the next, so that views which
  /// change each other for ever do not stop the program.
  private let roundLimit = 100

  /// Calls `signal`, on any thread, when something has changed and a frame is wanted.
  init(signal: @escaping @Sendable () -> Void) {
    invalidations = Invalidations(signal: signal)
  }

  /// The identity of a new place.
  func nextIdentity() -> PlaceIdentity {
    placesMade += 1
    return PlaceIdentity(number: placesMade)
  }

  /// Builds the tree. Called once.
  func build<Root: View>(_ view: Root, environment: EnvironmentValues) {
    root = Root._makeNode(
      view, _NodeInputs(graph: self, parent: nil, environment: environment))
    resolve()
    flush()
  }

  /// Brings the tree up to date with all that has changed, and runs the actions this brings about.
  func flush() {
    for _ in 0..<roundLimit {
      runActions()
      if invalidations.isSignalled { changes += 1 }
      let tokens = invalidations.drain()
      if tokens.isEmpty, !needsResolve, actions.isEmpty { break }
      let nodes = tokens.compactMap { $0.tracker?.node }.sorted { $0.depth < $1.depth }
      for node in nodes where node.isAlive {
        node.refresh()
      }
      if needsResolve { resolve() }
    }
  }

  /// Whether something waits for ``flush()``.
  var isPending: Bool { needsResolve || !actions.isEmpty || !invalidations.isEmpty }

  /// Whether a frame drawn now may differ from the newest one.
  var needsFrame: Bool { isPending || invalidations.isSignalled }

  /// Says that places have come or changed what they say about the screen.
  func setNeedsResolve() {
    needsResolve = true
  }

  private func resolve() {
    needsResolve = false
    isResolving = true
    defer { isResolving = false }
    guard let root else { return }
    let facts = ScreenFacts()
    facts.screen = root.identity
    root.collect(into: facts)
    self.facts = facts
    root.resolve(active: true)
  }

  private func runActions() {
    while !actions.isEmpty {
      let batch = actions
      actions = []
      for action in batch {
        action()
      }
    }
  }

  /// Runs `action` after the tree has been brought up to date.
  func enqueue(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  func countEvaluation() {
    evaluations += 1
  }

  func beginLayout() {
    layoutGeneration += 1
  }

  func layoutForgotten() {
    changes += 1
    isLayoutForgotten = true
  }

  func layoutKnown() {
    guard isLayoutForgotten else { return }
    isLayoutForgotten = false
    layoutStamp += 1
  }

  /// Makes or ends parts of a place without telling it that its layout has changed.
  func withLayoutBoundary<Value>(_ place: _AnyNode, _ body: () -> Value) -> Value {
    let old = layoutBoundary
    layoutBoundary = place
    defer { layoutBoundary = old }
    return body()
  }

  /// Ends every place: the last `onDisappear`s run, tasks are cancelled.
  func tearDown() {
    root?.dismantle()
    root = nil
    runActions()
  }
}
