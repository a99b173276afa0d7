import Synchronization
import TransportMessages

@testable import EffectsLive

/// Tells a test when the head of a reply has arrived.
final class HeadCounter: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// The same transport, watched.
  func counting(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [continuation] request, headArrived in
      try await transport.send(request) {
        headArrived()
        continuation.yield()
      }
    }
  }

  /// Suspends until the first head is here.
  func first() async {
    for await _ in stream { return }
  }
}
