public import Bindings

/// Rows of a list or a form under a header and above a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown, where people can choose that.
  private let isExpanded: Binding<Bool>?

  /// The rows with what stands around them.
  public var body: some View {
    if let isExpanded {
      SectionPart(
        kind: .header, content: DisclosureControl(isExpanded: isExpanded, label: header))
      if isExpanded.wrappedValue { content }
    } else {
      SectionPart(kind: .header, content: header)
      content
    }
    SectionPart(kind: .footer, content: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows under a header that opens and closes them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.header = header()
    self.content = content()
    footer = EmptyView()
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows under a title that opens and closes them.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section {
  /// Rows between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
    isExpanded = nil
  }
}

extension Section where Footer == EmptyView {
  /// Rows under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows that stand together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows under a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Rows between a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Rows under a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Rows above a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

/// The header or the footer of a section.
private struct SectionPart<Content: View>: View {
  typealias Body = Never

  let kind: ListRow.Kind
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    SectionPartNode(view, inputs)
  }
}

private final class SectionPartNode<Content: View>: _ViewNode<SectionPart<Content>> {
  private let kind: ListRow.Kind
  private var content: _ViewNode<Content>?
  private let derived = DerivedEnvironment()

  init(_ view: SectionPart<Content>, _ inputs: _NodeInputs) {
    kind = view.kind
    super.init(inputs)
    content = makeChild(view.content, isLazy: false)
  }

  override func update(_ view: SectionPart<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    content?.update(view.content, childEnvironment(environment))
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) {
      if kind == .header {
        $0.textStyle.setBold(true)
      } else {
        $0.setForeground([.level(1)])
      }
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  override var forwardsRows: Bool { false }

  override func row(at index: Int) -> ListRow? {
    elements()[safe: index].map { ListRow($0, kind: kind) }
  }
}
