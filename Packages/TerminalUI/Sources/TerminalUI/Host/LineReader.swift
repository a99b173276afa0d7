import Glibc

/// Reads lines from a file descriptor on a thread of its own, so that waiting for one stops nothing.
struct LineReader: AsyncSequence, Sendable {
  typealias Element = String

  private let lines: AsyncStream<String>

  /// Bytes of a line beyond which the rest is dropped.
  private static let limit = 1 << 20

  init(_ descriptor: Int32) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    lines = stream
    let context = Unmanaged.passRetained(Source(descriptor, continuation))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Source>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    if code == 0 {
      pthread_detach(thread)
    } else {
      context.release()
      continuation.finish()
    }
  }

  func makeAsyncIterator() -> AsyncStream<String>.Iterator {
    lines.makeAsyncIterator()
  }

  private final class Source: Sendable {
    private let descriptor: Int32
    private let continuation: AsyncStream<String>.Continuation

    init(_ descriptor: Int32, _ continuation: AsyncStream<String>.Continuation) {
      self.descriptor = descriptor
      self.continuation = continuation
    }

    func run() {
      var line: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for byte in buffer[..<count] {
          if byte == UInt8(ascii: "\n") {
            continuation.yield(String(decoding: line, as: UTF8.self))
            line = []
          } else if line.count < LineReader.limit {
            line.append(byte)
          }
        }
      }
      if !line.isEmpty { continuation.yield(String(decoding: line, as: UTF8.self)) }
      continuation.finish()
    }
  }
}
