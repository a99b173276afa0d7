/// A screen of a tab view as it is found in the tree.
struct TabEntry {
  let item: _AnyNode
  let title: String
  var tag: AnyHashable?
}

struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TabItemNode(view, inputs)
  }
}

private final class TabItemNode<Content: View, Label: View>:
  _ViewNode<TabItemView<Content, Label>>
{
  private var content: _ViewNode<Content>?
  private var label: _ViewNode<Label>?

  init(_ view: TabItemView<Content, Label>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(_ view: TabItemView<Content, Label>, _ environment: EnvironmentValues) {
    self.environment = environment
    update(&content, with: view.content)
    update(&label, with: view.label)
  }

  override func appendTabs(to tabs: inout [TabEntry]) {
    let title = (label?.elements() ?? []).map(\.plainText).filter { !$0.isEmpty }
      .joined(separator: " ")
    tabs.append(TabEntry(item: self, title: title, tag: content?.tabTag()))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    label?.updateEnvironment(environment)
  }

  override func dismantled() {
    label?.dismantle()
  }
}
