public import LinkMatching
public import TerminalUI

/// The screen of a link that leads nowhere, unless the app has its own.
public struct NotFoundView: View {
  private let unknown: UnknownLink
  @Environment(Navigator.self) private var navigator: Navigator?

  /// Says that a link leads nowhere.
  public init(_ unknown: UnknownLink) {
    self.unknown = unknown
  }

  /// The sentence, and the way back.
  public var body: some View {
    let navigator = navigator
    VStack(alignment: .leading) {
      Text(unknown.description)
      Button("Go back") { navigator?.back() }
    }
    .navigationTitle("Not found")
  }
}

/// Makes the screen of a link that leads nowhere.
struct NotFoundScreen {
  let make: @MainActor (UnknownLink) -> AnyView

  init<Content: View>(_ make: @escaping @MainActor (UnknownLink) -> Content) {
    self.make = { AnyView(make($0)) }
  }
}

private struct NotFoundScreenKey: EnvironmentKey {
  static var defaultValue: NotFoundScreen { NotFoundScreen { NotFoundView($0) } }
}

extension EnvironmentValues {
  /// The screen of a link that leads nowhere.
  var notFoundScreen: NotFoundScreen {
    get { self[NotFoundScreenKey.self] }
    set { self[NotFoundScreenKey.self] = newValue }
  }
}
