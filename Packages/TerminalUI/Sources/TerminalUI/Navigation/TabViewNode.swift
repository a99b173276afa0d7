import TerminalCore

struct TabViewCore<Content: View>: View {
  typealias Body = Never

  /// Whether the tab with a tag is selected; `nil` while nothing has been selected.
  let isSelected: (@MainActor (AnyHashable) -> Bool)?
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TabViewNode(view, inputs)
  }
}

private final class TabViewNode<Content: View>: _ViewNode<TabViewCore<Content>>, TabSwitcher {
  /// A tab with the topmost place that belongs to it alone.
  private struct Screen {
    let top: _AnyNode
    let title: String
    let tag: AnyHashable
    let control: Control
  }

  private var view: TabViewCore<Content>
  private var content: _ViewNode<Content>?
  private var screens: [Screen] = []
  private var controls: [AnyHashable: Control] = [:]
  private let derived = DerivedEnvironment()

  init(_ view: TabViewCore<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
  }

  override func update(_ view: TabViewCore<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    content?.update(view.content, childEnvironment(environment))
    graph.setNeedsResolve()
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) { $0.stackAxis = nil }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  // MARK: Tabs

  var tabTitles: [String] { screens.map(\.title) }

  var selectedTab: Int? {
    guard let isSelected = view.isSelected else { return screens.isEmpty ? nil : 0 }
    return screens.firstIndex { isSelected($0.tag) }
  }

  func selectTab(_ index: Int) {
    guard let screen = screens[safe: index], index != selectedTab else { return }
    view.select(screen.tag)
  }

  override func collect(into facts: ScreenFacts) {
    let old = screens.map { ($0.top, $0.title) }
    findScreens()
    if !old.elementsEqual(screens, by: { $0.0 === $1.top && $0.1 == $1.title }) {
      layoutChanged()
    }
    let selected = selectedTab
    for (index, screen) in screens.enumerated() {
      screen.top.isShown = index == selected
    }
    facts.tabs.append(self)
    if let selected { facts.screen = screens[selected].top.identity }
    super.collect(into: facts)
  }

  private func findScreens() {
    var entries: [TabEntry] = []
    content?.appendTabs(to: &entries)
    var uses: [ObjectIdentifier: Int] = [:]
    for entry in entries {
      var place: _AnyNode? = entry.item
      while let node = place, node !== self {
        uses[ObjectIdentifier(node), default: 0] += 1
        place = node.parent
      }
    }
    let known = controls
    controls = [:]
    screens = entries.enumerated().map { index, entry in
      var top = entry.item
      while let parent = top.parent, parent !== content, parent !== self,
        uses[ObjectIdentifier(parent)] == 1
      {
        top = parent
      }
      let tag = entry.tag ?? AnyHashable(index)
      return Screen(
        top: top, title: entry.title, tag: tag,
        control: control(known[tag], tag, index, entry.title))
    }
  }

  private func control(
    _ known: Control?, _ tag: AnyHashable, _ index: Int, _ title: String
  ) -> Control {
    let control = known ?? Control(.tab)
    controls[tag] = control
    control.isFocusable = false
    control.label = { title }
    control.click = { [weak self] _ in self?.selectTab(index) }
    return control
  }

  /// The tabs inside are this view's own.
  override func appendTabs(to tabs: inout [TabEntry]) {}

  // MARK: Layout

  /// Titles, tags and the order of the tabs are found when what is on screen is.
  override func forgetLayout() {
    super.forgetLayout()
    if !graph.isResolving { graph.setNeedsResolve() }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    let selected = selectedTab.flatMap { screens[safe: $0] }
    elements.append(
      TabViewElement(
        tabs: screens.map { ($0.title, $0.control) }, selected: selectedTab,
        content: selected?.top.element()))
  }
}
