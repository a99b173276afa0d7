import Dispatch
import Glibc
import Synchronization

/// Reads lines from a file descriptor on a thread of its own, so that waiting for one stops nothing.
///
/// A line is read when it is asked for: what is not asked for stays where it is, and whoever writes
/// it waits.
struct LineReader: AsyncSequence, Sendable {
  typealias Element = String

  private let source: Source

  init(_ descriptor: Int32) {
    source = Source(descriptor)
  }

  func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: Source

    /// The next line; `nil` at the end of input.
    ///
    /// - Throws: ``InputError`` once when the descriptor cannot be read.
    mutating func next() async throws -> String? {
      try await source.line()
    }
  }

  /// Asks the thread for lines, and ends it.
  fileprivate final class Source: Sendable {
    private let thread: ReaderThread

    init(_ descriptor: Int32) {
      thread = ReaderThread(descriptor)
      thread.start()
    }

    deinit { thread.end() }

    func line() async throws -> String? {
      try await withCheckedThrowingContinuation { thread.ask($0) }
    }
  }
}

/// Why input cannot be read.
struct InputError: Error {
  let code: Int32
}

/// The thread that reads, one line for each continuation that it is given.
private final class ReaderThread: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<String?, any Error>] = []
    var isEnded = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())
  private let wishes = DispatchSemaphore(value: 0)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func start() {
    let context = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<ReaderThread>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    if code == 0 {
      pthread_detach(thread)
    } else {
      context.release()
      end()
    }
  }

  func ask(_ continuation: CheckedContinuation<String?, any Error>) {
    let isEnded = state.withLock { state in
      if !state.isEnded { state.waiting.append(continuation) }
      return state.isEnded
    }
    if isEnded { continuation.resume(returning: nil) } else { wishes.signal() }
  }

  /// Answers everybody that there are no more lines, and lets the thread end.
  func end() {
    let waiting = state.withLock { state in
      state.isEnded = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting {
      continuation.resume(returning: nil)
    }
    wishes.signal()
  }

  private func run() {
    var input = LineInput(descriptor)
    while true {
      wishes.wait()
      if state.withLock({ $0.isEnded }) { return }
      let line = Result { try input.next() }
      let continuation = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      continuation?.resume(with: line)
      guard case .success(.some) = line else { return end() }
    }
  }
}
