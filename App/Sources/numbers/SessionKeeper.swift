import ComposableTerminalUI
import Login
import NumbersSession
import Root
import TabBar

/// Keeps the session of a running app in its file, from one settled screen to the next.
///
/// A file that cannot be written does not disturb the user before the end.
@MainActor
final class SessionKeeper {
  private let store: StoreOf<RootFeature>
  private let file: SessionFile
  private let writer: SessionWriter
  private var task: Task<Void, Never>?

  /// Begins to keep the session of a store.
  init(_ store: StoreOf<RootFeature>, file: SessionFile) {
    self.store = store
    self.file = file
    writer = SessionWriter(file)
    task = Task { [writer, changes = store.changes(of: \.session)] in
      for await session in changes {
        if let session { writer.keep(session) }
      }
    }
  }

  /// Writes what is left to write, and ends; says what could not be kept.
  func finish() {
    task?.cancel()
    if let session = store.withState(\.session) { writer.keep(session) }
    guard let error = writer.finish() else { return }
    StandardError.write(line: "the session could not be saved in \(file.path): \(error)")
  }
}

extension RootFeature.State {
  /// What survives a restart; `nil` while a log-in is under way, on to a link, which is no settled screen.
  fileprivate var session: Session? {
    switch self {
    case .login(let login):
      login.isLoggingIn || login.link != nil || !login.places.isEmpty
        ? nil : Session(name: login.name)
    case .tabBar(let tabBar): Session(name: tabBar.loginData, urls: urls)
    }
  }
}
