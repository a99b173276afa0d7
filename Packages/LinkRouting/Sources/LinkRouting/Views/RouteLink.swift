public import LinkMatching
public import TerminalUI

/// A control that follows a link.
///
/// It cannot be pressed outside a ``Router``, nor when its name and parameters make no link.
public struct RouteLink<Label: View>: View {
  private let link: @MainActor (Navigator) -> String?
  private let label: Label
  @Environment(Navigator.self) private var navigator: Navigator?

  private init(label: Label, link: @escaping @MainActor (Navigator) -> String?) {
    self.link = link
    self.label = label
  }

  /// A link to a URL or a bare path, with any label.
  public init(to link: String, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { _ in link }
  }

  /// A link to the route with a name, with any label.
  public init(
    name: String, params: PathParameters = [:], query: QueryItems = [],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { try? $0.url(for: name, params: params, query: query) }
  }

  /// The control.
  public var body: some View {
    let navigator = navigator
    let target = navigator.flatMap(link)
    Button {
      if let target { navigator?.go(to: target) }
    } label: {
      label
    }
    .disabled(target == nil)
  }
}

extension RouteLink where Label == Text {
  /// A link to a URL or a bare path, with a title.
  public init(_ title: some StringProtocol, to link: String) {
    self.init(to: link) { Text(title) }
  }

  /// A link to the route with a name, with a title.
  public init(
    _ title: some StringProtocol, name: String, params: PathParameters = [:],
    query: QueryItems = []
  ) {
    self.init(name: name, params: params, query: query) { Text(title) }
  }
}
