import ComposableTerminalUI
import Effects
import FoundationEssentials
import Login
import NumbersCommand
import NumbersRecording
import NumbersSession
import Root

/// `numbers`: the app, full-screen in a terminal, as plain lines elsewhere.
@MainActor
struct AppCommand {
  private let options: AppOptions
  private let recordOptions: RecordOptions?
  private let environment = ProcessInfo.processInfo.environment

  /// The app, each of its actions written into a file if that is asked for.
  init(_ options: AppOptions, recording: RecordOptions? = nil) {
    self.options = options
    recordOptions = recording
  }

  /// Runs until the user quits.
  func run() async throws -> ExitCode {
    let dependencies = try LiveDependencies(options.source)
    var file = sessionFile
    let restored = options.restores ? restoredSession(&file) : nil
    let name = name(restored)
    let recording = try recordOptions.map { options throws(RecordingError) in
      try RecordingFile(path: options.file, overwrites: options.overwrites)
    }
    let recorder = recording.map { file in
      ActionRecorder<RootFeature.State, RootFeature.Action>(
        information: Recording.information(version: NumbersVersion.text, name: name)
      ) { file.write(line: $0) }
    }
    let store = Store(initialState: RootFeature.State(name: name)) {
      if let recorder {
        RootFeature().recorded(by: recorder)
      } else {
        RootFeature()
      }
    } withDependencies: {
      dependencies.prepare(&$0)
    }
    start(store, restored)
    file?.removeLeftovers()
    let keeper = file.map { SessionKeeper(store, file: $0) }
    var host = TerminalOptions(mode: options.isPlain ? .plain : .automatic)
    host.traceFile = options.traceFile
    let status = await TerminalHost.run(host, store: store) { RootView(store: $0) }
    keeper?.finish()
    try recording?.finish()
    if let unreadable = recorder?.firstUnreadableAction {
      StandardError.write(line: "a replay of the recording will end early: \(unreadable)")
    }
    return ExitCode(rawValue: status) ?? .failure
  }

  /// Where the session is kept; nowhere in a sealed run that does not ask for it.
  private var sessionFile: SessionFile? {
    let isSealed = environment["NUMBERS_DETERMINISTIC"] == "1"
    guard !isSealed || options.restores || environment["XDG_STATE_HOME"] != nil else { return nil }
    return SessionFile(environment: environment)
  }

  /// The session of the last run; a file that is not to be touched is forgotten.
  private func restoredSession(_ file: inout SessionFile?) -> Session? {
    guard let present = file else {
      StandardError.write(line: "there is no home to restore a session from; a new one begins")
      return nil
    }
    switch present.read() {
    case .session(let session): return session
    case .none: return nil
    case .unreadable(let sentence):
      StandardError.write(line: sentence)
      return nil
    case .unavailable(let sentence):
      StandardError.write(line: sentence)
      file = nil
      return nil
    }
  }

  private func name(_ restored: Session?) -> String {
    options.logIn ?? options.name ?? restored?.name ?? environment["USER"] ?? ""
  }

  /// Goes where the session that is restored and the command line want it; logs in for that, unless the user
  /// who was there is to be another one.
  private func start(_ store: StoreOf<RootFeature>, _ restored: Session?) {
    let urls = restored?.urls ?? []
    if !urls.isEmpty { store.send(.restored(urls)) }
    let isSameUser = options.name == nil || options.name == restored?.name
    if options.logIn != nil || !urls.isEmpty && isSameUser {
      store.send(.login(.logInButtonTapped))
    }
    if let url = options.url { store.send(.linkOpened(url)) }
  }
}
