import ComposableArchitecture
import Effects
import FactFeature
import Login
import NumbersRecording
import Root
import TabBar

/// The app on previews of its clients, its actions written down as lines.
@MainActor
struct RecordedApp {
  let store: StoreOf<RootFeature>
  private let written = LockIsolated<[String]>([])

  init(name: String = "Ada", information: [String: String]? = nil) {
    let recorder = ActionRecorder<RootFeature.State, RootFeature.Action>(
      information: information ?? Recording.information(version: "1.2.3", name: name)
    ) { [written] line in
      written.withValue { $0.append(line) }
    }
    store = Store(initialState: RootFeature.State(name: name)) {
      RootFeature().recorded(by: recorder)
    } withDependencies: {
      $0.numbersClient = .preview
      $0.loginClient = .local
    }
  }

  var lines: [String] { written.value }
  var text: String { lines.map { "\($0)\n" }.joined() }

  /// Sends actions, each after what the one before has started.
  func send(_ actions: RootFeature.Action...) async {
    for action in actions { await store.send(action).finish() }
  }

  /// A log-in, a walk to B2 and back.
  static func walk() async -> RecordedApp {
    let app = RecordedApp()
    await app.send(
      .login(.logInButtonTapped), .tabBar(.binding(.set(\.selectedTab, .b))),
      .tabBar(.b1(.appeared)), .tabBar(.b1(.fact(.appeared))), .tabBar(.b1(.openB2ButtonTapped)),
      .tabBar(.b1(.b2(.presented(.fact(.appeared))))), .tabBar(.b1(.b2(.dismiss))))
    return app
  }
}
