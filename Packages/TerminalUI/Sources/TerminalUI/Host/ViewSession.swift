package import TerminalCore

/// A tree of views on a screen: what all hosts share.
@MainActor
package final class ViewSession {
  let graph: ViewGraph
  /// Whether the last row lists the most important keys.
  let showsHelpLine: Bool
  /// The size of the screen.
  package private(set) var size: Size
  /// The newest frame.
  package private(set) var surface = Surface(size: .zero)
  /// Whether the frame holds something that moves by itself.
  package private(set) var isAnimated = false
  /// Whether the frame holds something that the mouse can act on.
  package private(set) var wantsMouse = false
  private(set) var controls: [PlacedControl] = []
  private(set) var scrollers: [PlacedScroller] = []
  /// The step of what moves by itself.
  private var phase = 0
  /// What the views are given.
  private var environment = EnvironmentValues()
  /// Whether describing the screen in plain mode has built views, whose work is not done yet.
  var hasStartedWork = false
  /// The list of keys in front of the screen, while it is shown.
  var keyList: KeyList? {
    didSet { isFrameOld = true }
  }
  /// Where the entries of the help line stand, and the keys that a click on them presses.
  var helpTargets: [(rect: Rect, event: KeyEvent)] = []
  /// What a person is told in the last row until the next key; in plain mode, as a failure.
  var notice: String? {
    didSet { isFrameOld = true }
  }
  /// The code with which the program ends, once it is to end.
  package private(set) var exitCode: Int32?
  /// Called when the program is to end.
  package var onQuit: (@MainActor () -> Void)?
  /// Called when Ctrl-Z is pressed.
  package var onSuspend: (@MainActor () -> Void)?

  /// Rounds of layout in one frame after which the rest waits for the next.
  private let layoutLimit = 50
  /// Whether the newest frame may be old for a reason that the tree does not know.
  private var isFrameOld = true

  /// Builds the tree of `root`; `signal` is called, on any thread, when a frame is wanted.
  ///
  /// Without a screen, as in plain mode, views are not told whether there is little room or much.
  package init<Root: View>(
    size: Size, showsHelpLine: Bool, isScreen: Bool = true, signal: @escaping @Sendable () -> Void,
    root: @escaping @MainActor () -> Root
  ) {
    self.size = size
    self.showsHelpLine = showsHelpLine
    graph = ViewGraph(signal: signal)
    var environment = environment
    environment.quit = QuitAction { [weak self] in self?.quit($0) }
    environment.openURL = OpenURLAction(system: { [weak self] in self?.open($0) ?? false })
    environment.editMode = EditModeBox().binding
    if isScreen { environment.take(size) }
    self.environment = environment
    graph.build(DeferredView(content: root), environment: environment)
  }

  /// Ends the program.
  package func quit(_ code: Int32 = 0) {
    guard exitCode == nil else { return }
    exitCode = code
    onQuit?()
  }

  /// Ends every view.
  package func tearDown() {
    graph.tearDown()
  }

  /// Lays out for another size.
  package func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    isFrameOld = true
    let old = (environment.horizontalSizeClass, environment.verticalSizeClass)
    environment.take(size)
    guard old != (environment.horizontalSizeClass, environment.verticalSizeClass) else { return }
    graph.root?.updateEnvironment(environment)
  }

  /// Moves what moves by itself one step on.
  package func animate() {
    phase &+= 1
    isFrameOld = true
  }

  /// Whether something has changed since the newest frame.
  package var isPending: Bool { graph.isPending }

  /// Whether a `task` of a view runs.
  package var hasRunningTasks: Bool { !graph.tasks.isEmpty }

  /// How often the body of a view has been evaluated.
  package var evaluations: Int { graph.evaluations }

  /// The title for the terminal's window.
  package var title: String? { frontFacts.titleInFront ?? graph.facts.titleInFront }

  /// Brings the tree and the frame up to date; does nothing when they are.
  package func update() {
    guard isFrameOld || graph.needsFrame else { return }
    isFrameOld = false
    for _ in 0..<layoutLimit {
      graph.flush()
      graph.beginLayout()
      let canvas = Canvas(size: size, phase: phase)
      drawScreen(on: canvas)
      controls = canvas.controls
      scrollers = canvas.scrollers
      let moved =
        keyList == nil && graph.focus.take(canvas.controls, screen: frontFacts.screen)
      drawHelpLine(on: canvas)
      surface = canvas.surface
      isAnimated = canvas.isAnimated
      wantsMouse =
        !controls.isEmpty || !scrollers.isEmpty || keyList != nil || !helpTargets.isEmpty
      guard !moved else { continue }
      // What was built while drawing appears now; most often that changes nothing.
      let changes = graph.changes
      if graph.isPending { graph.flush() }
      if graph.changes == changes { return }
    }
  }

  /// Says that something has been done whose effect on the frame nobody tells.
  func frameChanged() {
    isFrameOld = true
  }

  /// The layer in front, if one is presented.
  var frontLayer: (any PresentedLayer)? {
    graph.facts.presentations.last { $0.layerNode != nil }
  }

  /// What the views in front say.
  var frontFacts: ScreenFacts { frontLayer?.layerFacts ?? graph.facts }
}
