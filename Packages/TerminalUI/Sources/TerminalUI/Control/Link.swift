public import FoundationEssentials

/// A control that opens a URL, which is told beside it in plain mode and in the line of keys.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.help) private var help

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link.
  public var body: some View {
    let openURL = openURL
    let destination = destination
    ControlView(
      kind: .link, label: label, value: "<\(destination.absoluteString)>",
      press: { openURL(destination) }
    )
    .underline()
    .help(help ?? destination.absoluteString)
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
  /// What became of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// The handler has left it.
    public static let discarded = Result(kind: .discarded)
    /// The host is to open it, with the app's own `onOpenURL`.
    public static let systemAction = Result(kind: .system(nil))

    /// The host is to open another URL, with the app's own `onOpenURL`.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// Opens a URL with the app's own handlers; `false` when there are none.
  fileprivate var system: (@MainActor (URL) -> Bool)?

  /// Opens URLs with `handler`, which says what became of them.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens URLs as the host does.
  init(system: @escaping @MainActor (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens a URL, and tells whether anybody has.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled: true
    case .discarded: false
    case .system(let other): system?(other ?? url) ?? false
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens a URL: by default with the app's own `onOpenURL`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = newValue.system ?? openURL.system
      self[OpenURLKey.self] = action
    }
  }
}
