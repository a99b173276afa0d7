public import Bindings
import TerminalCore

/// Views under a title that are shown when it is opened.
///
/// Enter, Space or a click on the title opens and closes it, → opens it, ← closes it; in plain mode
/// `set N open` and `set N closed` do. In a list the title and the views are rows of the list.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: @MainActor () -> Content
  @State private var isOwnExpanded = false

  /// A group with any label that keeps whether it is open.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// A group with any label; whether it is open is kept elsewhere.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The title and, while it is open, the views.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOwnExpanded
    DisclosureCore(
      header: DisclosureControl(isExpanded: isExpanded, label: label),
      content: isExpanded.wrappedValue ? content() : nil)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title that keeps whether it is open.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title; whether it is open is kept elsewhere.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: RowsView {}

/// A title with a sign that shows whether what belongs to it is open.
struct DisclosureControl<Label: View>: View {
  @Binding var isExpanded: Bool
  let label: Label

  var body: some View {
    let binding = $isExpanded
    ControlView(
      kind: .toggle, label: label, before: isExpanded ? "▾ " : "▸ ",
      value: isExpanded ? "open" : "closed", keys: [KeyHelp("←→", "close, open")],
      press: { binding.wrappedValue.toggle() },
      key: { event in
        switch event.key {
        case .left where binding.wrappedValue: binding.wrappedValue = false
        case .right where !binding.wrappedValue: binding.wrappedValue = true
        default: return false
        }
        return true
      },
      assign: { text in
        switch text.lowercased() {
        case "open", "on": binding.wrappedValue = true
        case "closed", "close", "off": binding.wrappedValue = false
        default: return .refused("Say “open” or “closed”.")
        }
        return .done
      })
  }
}

/// A title above what belongs to it, which stands further in.
private struct DisclosureCore<Header: View, Content: View>: View {
  typealias Body = Never

  let header: Header
  let content: Content?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    DisclosureNode(view, inputs)
  }
}

private final class DisclosureNode<Header: View, Content: View>:
  _ViewNode<DisclosureCore<Header, Content>>
{
  private var header: _ViewNode<Header>?
  private var content: _ViewNode<Content?>?
  private let derived = DerivedEnvironment()
  private let indent = Padding(insets: EdgeInsets(leading: 2))

  init(_ view: DisclosureCore<Header, Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(
    _ view: DisclosureCore<Header, Content>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    update(&header, with: view.header)
    update(&content, with: view.content)
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.stackAxis != .vertical else { return environment }
    return derived.environment(from: environment) { $0.stackAxis = .vertical }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
  }

  /// In a list each view is a row of its own.
  override func row(at index: Int) -> ListRow? {
    let headerCount = header?.rowCount() ?? 0
    if index < headerCount { return header?.row(at: index) }
    return content?.row(at: index - headerCount).map { row in
      var row = row
      row.element = WrappedElement(row.element, indent)
      return row
    }
  }

  override func appendElements(to elements: inout [_Element]) {
    let inner = (content?.elements() ?? []).map { WrappedElement($0, indent) }
    if let element = single((header?.elements() ?? []) + inner, alignment: .leading) {
      elements.append(element)
    }
  }
}
