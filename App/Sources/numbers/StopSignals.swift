import Dispatch
import Glibc

/// The signals that ask a program to stop, taken as events once this is made.
final class StopSignals: Sendable {
  private let stream: AsyncStream<Void>
  /// Kept alive, and never touched again after the initialiser.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// Returns when the system hands the signals over; until then they do what they did before.
  init() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let (registrations, registration) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.setRegistrationHandler { registration.yield() }
      source.resume()
      return source
    }
    var missing = sources.count
    for await _ in registrations {
      missing -= 1
      if missing == 0 { break }
    }
  }

  /// Waits for the first of them.
  func first() async {
    for await _ in stream { return }
  }
}
