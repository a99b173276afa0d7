import ComposableTerminalUI
import Effects
import FoundationEssentials
import Login
import NumbersCommand
import Root

/// `numbers`: the app, full-screen in a terminal, as plain lines elsewhere.
@MainActor
struct AppCommand {
  private let options: AppOptions

  init(_ options: AppOptions) {
    self.options = options
  }

  /// Runs until the user quits.
  func run() async throws -> ExitCode {
    let dependencies = try LiveDependencies(options.source)
    let store = Store(initialState: RootFeature.State(name: name)) {
      RootFeature()
    } withDependencies: {
      dependencies.prepare(&$0)
    }
    if options.logIn != nil {
      store.send(.login(.logInButtonTapped))
    }
    var host = TerminalOptions(mode: options.isPlain ? .plain : .automatic)
    host.traceFile = options.traceFile
    let status = await TerminalHost.run(host, store: store) { RootView(store: $0) }
    return ExitCode(rawValue: status) ?? .failure
  }

  private var name: String {
    options.logIn ?? options.name ?? ProcessInfo.processInfo.environment["USER"] ?? ""
  }
}
