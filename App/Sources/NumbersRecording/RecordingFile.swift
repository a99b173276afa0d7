import Glibc
import Synchronization

/// A file that a recording is written into, each line at once, so that a crash cuts off as little as
/// can be.
public final class RecordingFile: Sendable {
  private struct State {
    var descriptor: Int32
    var failure: Int32?
  }

  private let path: String
  private let state: Mutex<State>

  /// Makes the file, for the user alone.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - overwrites: Whether a file that is there is emptied; else it has to be empty.
  /// - Throws: ``RecordingError/cannotBeMade(path:_:)`` or ``RecordingError/isThere(path:)``.
  public init(path: String, overwrites: Bool = false) throws(RecordingError) {
    self.path = path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotBeMade(path: path, errno) }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if isFile, status.st_size > 0 {
      guard overwrites else {
        _ = close(descriptor)
        throw .isThere(path: path)
      }
      guard ftruncate(descriptor, 0) == 0 else {
        let reason = errno
        _ = close(descriptor)
        throw .cannotBeMade(path: path, reason)
      }
    }
    state = Mutex(State(descriptor: descriptor))
  }

  deinit {
    state.withLock { if $0.descriptor >= 0 { _ = close($0.descriptor) } }
  }

  /// Writes a line and its end; after a failure, which ``finish()`` tells, nothing more is written.
  public func write(line: String) {
    state.withLock { state in
      guard state.failure == nil, state.descriptor >= 0 else { return }
      var rest = Array((line + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(state.descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
          state.failure = errno
          return
        }
        rest.removeFirst(count)
      }
    }
  }

  /// Closes the file.
  ///
  /// - Throws: ``RecordingError/cannotBeWritten(path:_:)`` if a line could not be written.
  public func finish() throws(RecordingError) {
    let failure = state.withLock { state in
      if state.descriptor >= 0, close(state.descriptor) != 0, state.failure == nil {
        state.failure = errno
      }
      state.descriptor = -1
      return state.failure
    }
    if let failure { throw .cannotBeWritten(path: path, failure) }
  }
}
