import Dispatch
import Glibc

/// The signals that ask a program to stop, taken as events from the moment this is made.
final class StopSignals: Sendable {
  private let stream: AsyncStream<Void>
  /// Kept alive, and never touched again after the initialiser.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Waits for the first of them.
  func first() async {
    for await _ in stream { return }
  }
}
