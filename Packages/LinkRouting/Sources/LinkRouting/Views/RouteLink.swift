import IssueReporting
public import LinkMatching
public import TerminalUI

/// A control that follows a link.
///
/// It cannot be pressed outside a ``Router``, nor when its name and parameters make no link, which is an issue
/// at the place of the link.
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
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { navigator in
      do throws(LinkBuildError) {
        return try navigator.url(for: name, params: params, query: query)
      } catch {
        guard navigator.core.isNew(error) else { return nil }
        reportIssue(
          "A route link to “\(name)” cannot be pressed: \(error)", fileID: fileID,
          filePath: filePath, line: line, column: column)
        return nil
      }
    }
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
    query: QueryItems = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      name: name, params: params, query: query, fileID: fileID, filePath: filePath, line: line,
      column: column
    ) {
      Text(title)
    }
  }
}
