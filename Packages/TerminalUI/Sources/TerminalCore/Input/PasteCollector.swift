/// Collects the bytes between the two ends of a bracketed paste.
struct PasteCollector: Sendable {
  private static let terminator = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the terminator have come.
  private var matched = 0
  private var isTruncated = false

  init(limit: Int) { self.limit = limit }

  /// Takes bytes up to the end of the paste.
  ///
  /// - Returns: The number of bytes taken, and the paste if its end was among them.
  mutating func take(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int, Paste?) {
    var index = start
    while index < input.count {
      if matched == 0 {
        var end = index
        while end < input.count, input[end] != 0x1B { end += 1 }
        append(UnsafeBufferPointer(rebasing: input[index..<end]))
        index = end
        guard index < input.count else { break }
        matched = 1
        index += 1
      } else if input[index] == PasteCollector.terminator[matched] {
        matched += 1
        index += 1
        if matched == PasteCollector.terminator.count { return (index - start, finish()) }
      } else {
        PasteCollector.terminator.withUnsafeBufferPointer { terminator in
          append(UnsafeBufferPointer(rebasing: terminator[..<matched]))
        }
        matched = 0
      }
    }
    return (index - start, nil)
  }

  private mutating func append(_ run: UnsafeBufferPointer<UInt8>) {
    let room = limit - bytes.count
    if run.count > room { isTruncated = true }
    bytes.append(contentsOf: run.prefix(room))
  }

  /// What has come, as the whole paste.
  mutating func finish() -> Paste {
    if isTruncated { dropPartialCharacter() }
    return Paste(bytes: bytes, isTruncated: isTruncated)
  }

  /// Removes the start of a UTF-8 sequence that the limit has cut.
  private mutating func dropPartialCharacter() {
    let tail = bytes.suffix(4)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let needed = bytes[lead] < 0x80 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    if bytes.count - lead < needed { bytes.removeSubrange(lead...) }
  }
}
