import Glibc
import Synchronization

/// The bytes of one frame on their way to the terminal: written at once as far as it takes them, the
/// rest by the terminal's thread as room comes.
final class OutputQueue: Sendable {
  private struct State {
    var rest: [UInt8] = []
    var offset = 0
    var isOpen = false
    /// Counts the times that the queue has been closed.
    var epoch = 0
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether bytes wait for the terminal.
  var isWaiting: Bool { state.withLock { !$0.rest.isEmpty } }

  /// Whether bytes may be sent now.
  var isReady: Bool { state.withLock { $0.isOpen && $0.rest.isEmpty } }

  /// Lets bytes through, unless the queue has been closed again since `epoch`.
  func open(epoch: Int) {
    state.withLock { state in
      if state.epoch == epoch { state.isOpen = true }
    }
  }

  /// Nothing is written from here on; what waits is dropped.
  ///
  /// - Returns: The epoch to open it with.
  @discardableResult
  func close() -> Int {
    state.withLock { state in
      state = State(epoch: state.epoch + 1)
      return state.epoch
    }
  }

  /// Writes what the terminal takes.
  ///
  /// - Returns: Whether some of it has to wait.
  func send(_ bytes: [UInt8]) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      state.rest = bytes
      state.offset = 0
      write(&state)
      return !state.rest.isEmpty
    }
  }

  /// Writes more of what waits.
  ///
  /// - Returns: Whether it has all gone now.
  func resume() -> Bool {
    state.withLock { state in
      guard !state.rest.isEmpty else { return false }
      write(&state)
      return state.rest.isEmpty
    }
  }

  private func write(_ state: inout State) {
    while state.offset < state.rest.count {
      let written = state.rest.withUnsafeBytes { bytes in
        Glibc.write(
          descriptor, bytes.baseAddress.map { $0 + state.offset }, bytes.count - state.offset)
      }
      if written > 0 {
        state.offset += written
      } else if written < 0, errno == EINTR {
        continue
      } else if written == 0 || errno == EAGAIN {
        return
      } else {
        // The terminal is gone; reading tells the host.
        break
      }
    }
    state.rest = []
    state.offset = 0
  }
}
