/// Bytes as they come in, taken out as lines or in pieces.
struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// A line without its end, or why there is none yet.
  enum Line: Sendable {
    case complete([UInt8])
    case incomplete
    case tooLong
  }

  /// How many bytes wait.
  var count: Int { bytes.count - start }

  /// The first byte that waits.
  var first: UInt8? { count > 0 ? bytes[start] : nil }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Takes the next line, which ends with LF or CR LF, of at most `limit` bytes.
  mutating func takeLine(limit: Int) -> Line {
    var index = max(searched, start)
    let end = bytes.count
    while index < end, bytes[index] != 10 { index += 1 }
    searched = index
    guard index < end else { return end - start > limit ? .tooLong : .incomplete }
    var last = index
    if last > start, bytes[last - 1] == 13 { last -= 1 }
    guard last - start <= limit else { return .tooLong }
    let line = Array(bytes[start..<last])
    drop(index + 1 - start)
    return .complete(line)
  }

  /// Drops up to `limit` bytes and tells how many.
  @discardableResult
  mutating func drop(_ limit: Int) -> Int {
    let dropped = min(limit, count)
    start += dropped
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 65_536)
      start = 0
    } else if start > 16_384 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    searched = start
    return dropped
  }
}
