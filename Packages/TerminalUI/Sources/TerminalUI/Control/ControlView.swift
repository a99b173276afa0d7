import TerminalCore

/// A view that a person can act on: a label between two marks.
struct ControlView<Label: View>: View {
  typealias Body = Never

  let kind: Control.Kind
  let label: Label
  /// Drawn before the label.
  var before: SanitizedText = ""
  /// Drawn after the label.
  var after: SanitizedText = ""
  /// Said in plain mode after the label.
  var value: String?
  var choices: [String] = []
  var role: ButtonRole?
  var keys: [KeyHelp] = []
  var press: (@MainActor () -> Void)?
  /// The stretches of `after` that are clicked by themselves.
  var targets: [ClickTarget] = []
  /// Handles a click that hits none of them; `nil` where a click presses.
  var click: (@MainActor (Click) -> Void)?
  var key: (@MainActor (KeyEvent) -> Bool)?
  var assign: (@MainActor (String) -> Control.Assignment)?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ControlNode(view, inputs)
  }
}

final class ControlNode<Label: View>: _ViewNode<ControlView<Label>> {
  private(set) var view: ControlView<Label>
  private var label: _ViewNode<Label>?
  private let control: Control

  init(_ view: ControlView<Label>, _ inputs: _NodeInputs) {
    self.view = view
    control = Control(view.kind)
    super.init(inputs)
    label = makeChild(view.label, isLazy: false)
    control.label = { [weak self] in self?.labelText ?? "" }
    connect()
  }

  override func update(_ view: ControlView<Label>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    label?.update(view.label, environment)
    connect()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    connect()
  }

  private func connect() {
    control.update(from: environment)
    control.value =
      environment.isRedacted ? view.value.map { _ in SanitizedText.hidden.string } : view.value
    control.choices = view.choices
    control.role = view.role
    control.keys = view.keys
    control.key = view.key
    control.assign = view.assign
    guard let press = view.press else { return control.onPress(nil) }
    defer { connectClicks() }
    let closes = view.kind == .button || view.kind == .link
    let afterPress = closes ? environment.afterPress : nil
    control.onPress {
      press()
      afterPress?()
    }
  }

  private func connectClicks() {
    guard !view.targets.isEmpty || view.click != nil else { return }
    let beforeColumns = view.before.width
    let afterColumns = view.after.width
    control.click = { [targets = view.targets, click = view.click, press = control.press] event in
      let start = max(event.frame.size.columns - afterColumns, beforeColumns)
      let column = event.place.column - start
      if event.place.row == 0, let target = targets.first(where: { $0.columns.contains(column) }) {
        target.press()
      } else if let click {
        click(event)
      } else {
        press?()
      }
    }
  }

  private var labelText: String {
    (label?.elements() ?? []).map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let label { body(label) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(
      ControlElement(
        label?.element(), node: self, control: control, before: view.before,
        after: view.after))
  }
}

/// A control as it is drawn.
private final class ControlElement: _Element {
  private let inner: _Element?
  private let node: _AnyNode
  private let control: Control
  private let before: SanitizedText
  private let after: SanitizedText
  /// Another environment makes another element.
  private lazy var style = node.environment.style

  init(
    _ inner: _Element?, node: _AnyNode, control: Control, before: SanitizedText,
    after: SanitizedText
  ) {
    self.inner = inner
    self.node = node
    self.control = control
    self.before = before
    self.after = after
  }

  override func measure(_ proposal: Proposal) -> Size {
    let marks = before.width + after.width
    let size =
      inner?.size(Proposal(columns: proposal.columns.map { $0 - marks }, rows: proposal.rows))
      ?? .zero
    return Size(columns: size.columns + marks, rows: max(size.rows, 1))
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let middle = rect.inset(by: EdgeInsets(leading: before.width, trailing: after.width))
    canvas.clipped(to: rect) {
      canvas.write(before, at: rect.origin, style: style)
      inner?.draw(aligned: .topLeading, in: middle, on: canvas)
      canvas.write(
        after,
        at: Point(
          column: max(rect.maxColumn - after.width, middle.minColumn),
          row: rect.minRow),
        style: style)
    }
    if node.graph.focus.current === control {
      canvas.restyle(rect) { $0.attributes.insert(.reverse) }
      canvas.placeCursor(at: rect.origin)
    }
    canvas.place(control, in: rect)
  }

  override func describe(to writer: PlainWriter) {
    guard writer.writesControls else { return }
    writer.word {
      writer.number(control)
      if let inner { writer.word { inner.describe(to: writer) } }
      if let value = control.value { writer.append(": \(value)") }
      if !control.choices.isEmpty {
        writer.append(" (\(control.choices.joined(separator: ", ")))")
      }
      if !control.isEnabled { writer.append(" (disabled)") }
    }
  }
}

private struct AfterPressKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}

private struct IsToolbarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Run after a control inside has been pressed: the buttons of an alert close it.
  var afterPress: (@MainActor () -> Void)? {
    get { self[AfterPressKey.self] }
    set { self[AfterPressKey.self] = newValue }
  }

  /// Whether views stand in a toolbar.
  var isToolbar: Bool {
    get { self[IsToolbarKey.self] }
    set { self[IsToolbarKey.self] = newValue }
  }
}
