import ComposableTerminalUI
import Login
import NumbersSession
import Root
import TabBar

/// Keeps the session of a running app in its file, from one settled screen to the next.
///
/// A file that cannot be written does not disturb the user: the next start then knows nothing.
@MainActor
final class SessionKeeper {
  private let store: StoreOf<RootFeature>
  private let file: SessionFile
  private var written: Session?
  private var task: Task<Void, Never>?

  /// Begins to keep the session of a store.
  init(_ store: StoreOf<RootFeature>, file: SessionFile) {
    self.store = store
    self.file = file
    task = Task { [weak self, changes = store.changes(of: \.session)] in
      for await session in changes { self?.write(session) }
    }
  }

  /// Writes what is left to write, and ends.
  func finish() {
    task?.cancel()
    write(store.withState(\.session))
  }

  /// A log-in that is under way, on to a link, is no settled screen: the file stays as it was.
  private func write(_ session: Session?) {
    guard let session, session != written else { return }
    written = session
    try? file.write(session)
  }
}

extension RootFeature.State {
  /// What survives a restart; `nil` while a log-in is under way.
  fileprivate var session: Session? {
    switch self {
    case .login(let login):
      login.isLoggingIn || login.link != nil ? nil : Session(name: login.name)
    case .tabBar(let tabBar): Session(name: tabBar.loginData, url: url ?? "\(RootLinks.scheme)://a")
    }
  }
}
