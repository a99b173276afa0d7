public import FoundationEssentials

/// A control that opens a URL.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link.
  public var body: some View {
    let openURL = openURL
    let destination = destination
    ControlView(kind: .link, label: label, press: { openURL(destination) })
      .underline()
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens a URL.
@MainActor
public struct OpenURLAction {
  private let handler: @MainActor (URL) -> Void

  /// Opens URLs with `handler`.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Void) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    handler(url)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in }
}

extension EnvironmentValues {
  /// Opens a URL: by default with the app's own `onOpenURL`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
