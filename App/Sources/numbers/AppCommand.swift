import ComposableTerminalUI
import Effects
import FoundationEssentials
import Login
import NumbersCommand
import NumbersSession
import Root

/// `numbers`: the app, full-screen in a terminal, as plain lines elsewhere.
@MainActor
struct AppCommand {
  private let options: AppOptions
  private let environment = ProcessInfo.processInfo.environment

  init(_ options: AppOptions) {
    self.options = options
  }

  /// Runs until the user quits.
  func run() async throws -> ExitCode {
    let dependencies = try LiveDependencies(options.source)
    let file = SessionFile(environment: environment)
    let restored = options.restores ? restoredSession(file) : nil
    let store = Store(initialState: RootFeature.State(name: name(restored))) {
      RootFeature()
    } withDependencies: {
      dependencies.prepare(&$0)
    }
    start(store, restored)
    let keeper = file.map { SessionKeeper(store, file: $0) }
    var host = TerminalOptions(mode: options.isPlain ? .plain : .automatic)
    host.traceFile = options.traceFile
    let status = await TerminalHost.run(host, store: store) { RootView(store: $0) }
    keeper?.finish()
    return ExitCode(rawValue: status) ?? .failure
  }

  private func restoredSession(_ file: SessionFile?) -> Session? {
    guard let file else {
      StandardError.write(line: "there is no home to restore a session from; a new one begins")
      return nil
    }
    switch file.read() {
    case .session(let session): return session
    case .none: return nil
    case .unreadable(let sentence):
      StandardError.write(line: sentence)
      return nil
    }
  }

  private func name(_ restored: Session?) -> String {
    options.logIn ?? options.name ?? restored?.name ?? environment["USER"] ?? ""
  }

  /// Logs in and opens a URL, as the command line or the session that is restored wants it.
  private func start(_ store: StoreOf<RootFeature>, _ restored: Session?) {
    if options.logIn != nil || restored?.url != nil {
      store.send(.login(.logInButtonTapped))
    }
    if let url = options.url ?? restored?.url {
      store.send(.linkOpened(url))
    }
  }
}
