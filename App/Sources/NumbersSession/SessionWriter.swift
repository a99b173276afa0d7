import Dispatch
import Synchronization

/// Writes sessions one after the other, away from whoever hands them over.
///
/// Of sessions that wait only the newest is written. A session that could not be written counts as not
/// written, so that the next one is tried even where it is the same.
public final class SessionWriter: Sendable {
  private struct State {
    var waiting: Session?
    var written: Session?
    var failure: SessionError?
    var isWriting = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "session")
  private let write: @Sendable (Session) throws(SessionError) -> Void

  /// Writes to a file.
  public convenience init(_ file: SessionFile) {
    self.init { session throws(SessionError) in try file.write(session) }
  }

  /// Writes with a function, which may block.
  public init(write: @escaping @Sendable (Session) throws(SessionError) -> Void) {
    self.write = write
  }

  /// Hands a session over, and returns at once.
  public func keep(_ session: Session) {
    let isFirst = state.withLock { state in
      state.waiting = session
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isFirst { queue.async { self.writeAll() } }
  }

  /// Waits until everything is written.
  ///
  /// - Returns: Why the last session could not be written; `nil` when it was.
  public func finish() -> SessionError? {
    queue.sync {}
    return state.withLock(\.failure)
  }

  private func writeAll() {
    while let session = next() {
      let failure: SessionError?
      do throws(SessionError) {
        try write(session)
        failure = nil
      } catch {
        failure = error
      }
      state.withLock { state in
        state.failure = failure
        state.written = failure == nil ? session : nil
      }
    }
  }

  /// The session to write; one that is written already is not.
  private func next() -> Session? {
    state.withLock { state in
      let session = state.waiting
      state.waiting = nil
      if let session, session != state.written { return session }
      state.isWriting = false
      return nil
    }
  }
}
