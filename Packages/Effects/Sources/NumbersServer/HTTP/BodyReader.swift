/// Reads past a request's body and counts it.
struct BodyReader: Sendable {
  private enum State: Sendable {
    case bytes(Int)
    case chunkSize
    case chunk(Int)
    case chunkEnd
    case trailers(Int)
    case done
  }

  private var state: State
  private var total = 0
  private let limits: ServerLimits

  /// Decides how the body is delimited (RFC 9112, 6); ambiguous requests are refused.
  init(_ request: HTTPRequest, limits: ServerLimits) throws(HTTPFailure) {
    self.limits = limits
    let codings = request.list("transfer-encoding")
    let lengths = Set(request.values("content-length"))
    if !request.values("transfer-encoding").isEmpty {
      guard lengths.isEmpty else { throw .bad("The length of the body is given twice.") }
      guard request.minorVersion >= 1 else { throw .bad("HTTP/1.0 knows no chunks.") }
      guard codings == ["chunked"] else {
        throw HTTPFailure(status: 501, reason: "Only the transfer coding chunked is known.")
      }
      state = .chunkSize
    } else if let length = lengths.first {
      guard lengths.count == 1, !length.isEmpty,
        length.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 })
      else { throw .bad("The length of the body is not a number.") }
      guard let count = Int(length), count <= limits.body else { throw .bodyTooLarge }
      state = count == 0 ? .done : .bytes(count)
    } else {
      state = .done
    }
  }

  /// Whether the body is read to its end.
  var isDone: Bool {
    if case .done = state { true } else { false }
  }

  /// Takes what there is of the body out of the buffer.
  mutating func read(_ buffer: inout LineBuffer) throws(HTTPFailure) {
    while try step(&buffer) {}
  }

  private mutating func step(_ buffer: inout LineBuffer) throws(HTTPFailure) -> Bool {
    switch state {
    case .bytes(let rest):
      let left = rest - buffer.drop(rest)
      state = left == 0 ? .done : .bytes(left)
      return false
    case .chunkSize:
      guard let line = try chunkLine(&buffer) else { return false }
      let size = try Self.size(line)
      total += size
      guard total <= limits.body else { throw .bodyTooLarge }
      state = size == 0 ? .trailers(0) : .chunk(size)
      return true
    case .chunk(let rest):
      let left = rest - buffer.drop(rest)
      state = left == 0 ? .chunkEnd : .chunk(left)
      return left == 0
    case .chunkEnd:
      guard let line = try chunkLine(&buffer) else { return false }
      guard line.isEmpty else { throw .bad("A chunk is longer than it says.") }
      state = .chunkSize
      return true
    case .trailers(let read):
      switch buffer.takeLine(limit: limits.headers - read) {
      case .incomplete: return false
      case .tooLong: throw .headersTooLarge
      case .complete(let line):
        state = line.isEmpty ? .done : .trailers(min(read + line.count + 2, limits.headers))
        return true
      }
    case .done:
      return false
    }
  }

  private func chunkLine(_ buffer: inout LineBuffer) throws(HTTPFailure) -> [UInt8]? {
    switch buffer.takeLine(limit: 256) {
    case .incomplete: return nil
    case .tooLong: throw .bad("The size of a chunk is broken.")
    case .complete(let line): return line
    }
  }

  private static func size(_ line: [UInt8]) throws(HTTPFailure) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    let text = FieldText.trimmed(String(decoding: digits, as: UTF8.self))
    guard (1...8).contains(text.utf8.count), text.first != "+", text.first != "-",
      let size = Int(text, radix: 16)
    else { throw .bad("The size of a chunk is broken.") }
    return size
  }
}
