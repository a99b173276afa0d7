public import Bindings
import TerminalCore

/// A control that chooses one of several values.
///
/// The arrows left and right choose; in plain mode `set N value` does.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let label: Label
  private let content: Content

  /// A picker with any label; each choice is a view with a `tag` of the selection's type.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
    self.content = content()
  }

  /// The picker.
  public var body: some View {
    let binding = $selection
    let selection = selection
    PickerCore(
      isSelected: { $0.stands(for: selection) }, label: ControlLabel(content: label),
      content: content,
      select: { tag in
        if let value = tag.tagValue(as: Selection.self) { binding.wrappedValue = value }
      })
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

private struct PickerCore<Label: View, Content: View>: View {
  typealias Body = Never

  let isSelected: @MainActor (AnyHashable) -> Bool
  let label: Label
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PickerNode(view, inputs)
  }
}

private final class PickerNode<Label: View, Content: View>: _ViewNode<PickerCore<Label, Content>> {
  private var view: PickerCore<Label, Content>
  private var content: _ViewNode<Content>?
  private var control: _ViewNode<ControlView<Label>>?
  /// The choices that the control shows.
  private var shown: [Choice] = []
  /// Whether the choices may have become others since.
  private var mayBeOld = false

  init(_ view: PickerCore<Label, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
    control = makeChild(controlView, isLazy: false)
  }

  override func update(_ view: PickerCore<Label, Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    content?.update(view.content, environment)
    control?.update(controlView, environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    control?.update(controlView, environment)
  }

  /// The views of the choices may change by themselves.
  override func forgetLayout() {
    super.forgetLayout()
    mayBeOld = true
    if !graph.isResolving { graph.setNeedsResolve() }
  }

  override func collect(into facts: ScreenFacts) {
    super.collect(into: facts)
    guard mayBeOld else { return }
    if choices != shown { control?.update(controlView, environment) }
    mayBeOld = false
  }

  private struct Choice: Equatable {
    let tag: AnyHashable
    let title: String
  }

  private var choices: [Choice] {
    (content?.elements() ?? []).compactMap { element in
      element.tag.map { Choice(tag: $0, title: element.plainText) }
    }
  }

  private var controlView: ControlView<Label> {
    let choices = choices
    shown = choices
    let index = choices.firstIndex { view.isSelected($0.tag) }
    let current = index.map { choices[$0] }
    let style = environment.pickerStyle
    let titles = choices.map(\.title)
    let drawn = SanitizedText(style.text(choices: titles, current: index))
    let select = view.select
    return ControlView(
      kind: .picker, label: view.label,
      after: environment.isRedacted ? drawn.asBlocks : drawn, value: current?.title ?? "none",
      choices: choices.map(\.title), keys: [KeyHelp("←→", "choose")],
      press: { [weak self] in self?.move(by: 1, wrapping: true) },
      targets: style.targets(choices: titles, current: index).map { columns, press in
        ClickTarget(columns: columns) { [weak self] in
          switch press {
          case .choice(let index): select(choices[index].tag)
          case .earlier: self?.move(by: -1, wrapping: true)
          }
        }
      },
      key: { [weak self] event in
        switch event.key {
        case .left: self?.move(by: -1, wrapping: false)
        case .right: self?.move(by: 1, wrapping: false)
        default: return false
        }
        return true
      },
      assign: { text in
        let choice =
          choices.first { $0.title == text }
          ?? choices.first { $0.title.lowercased() == text.lowercased() }
        guard let choice else {
          return .refused("Say one of: \(choices.map(\.title).joined(separator: ", ")).")
        }
        select(choice.tag)
        return .done
      })
  }

  private func move(by step: Int, wrapping: Bool) {
    let choices = choices
    guard !choices.isEmpty else { return }
    let current = choices.firstIndex { view.isSelected($0.tag) }
    var next = (current ?? (step > 0 ? -1 : choices.count)) + step
    if wrapping { next = (next + choices.count) % choices.count }
    guard choices.indices.contains(next) else { return }
    view.select(choices[next].tag)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let control { body(control) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    control?.appendElements(to: &elements)
  }
}
