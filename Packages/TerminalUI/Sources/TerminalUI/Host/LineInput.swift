import Glibc

/// Cuts what a file descriptor gives into lines.
struct LineInput {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var unread = 0..<0
  private var isAtEnd = false

  /// Bytes of a line beyond which the rest is dropped.
  private static let limit = 1 << 20

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next line, the last of which need not be ended; `nil` at the end of input.
  ///
  /// - Throws: ``InputError``
  mutating func next() throws -> String? {
    var line: [UInt8] = []
    while !isAtEnd {
      if unread.isEmpty { try fill() }
      let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
      let piece = unread.lowerBound..<(end ?? unread.upperBound)
      line += buffer[piece].prefix(Self.limit - line.count)
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return String(decoding: line, as: UTF8.self) }
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Reads what there is; waits where the descriptor does not block.
  private mutating func fill() throws {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 {
        unread = 0..<count
        isAtEnd = count == 0
        return
      }
      let code = errno
      switch code {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      default: throw InputError(code: code)
      }
    }
  }
}
