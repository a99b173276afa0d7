/// Text that was pasted in one piece.
public struct Paste: Hashable, Sendable {
  /// The text: line ends are line feeds, tabs stay, every other control character is gone.
  public var text: String
  /// Whether the text was longer than the decoder's limit and its end is missing.
  public var isTruncated: Bool

  /// Makes a paste of text that is clean already.
  public init(text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }

  /// Cleans bytes that were pasted; what is not UTF-8 becomes U+FFFD.
  ///
  /// - Complexity: O(*n*)
  init(bytes: [UInt8], isTruncated: Bool) {
    // Made valid first: bytes on both sides of a control character must not become one.
    var text = String(decoding: bytes, as: UTF8.self)
    let clean = text.withUTF8(Paste.clean)
    self.init(text: String(decoding: clean, as: UTF8.self), isTruncated: isTruncated)
  }

  /// Copies runs of ordinary bytes, and decides about each control character between them.
  private static func clean(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte != 0x7F && byte != 0xC2 {
        index += 1
        continue
      }
      var length = 1
      var replacement: UInt8? = nil
      if byte == 0xC2 {
        // An encoded C1 control is C2 followed by 80 to 9F.
        guard index + 1 < bytes.count, bytes[index + 1] >= 0x80, bytes[index + 1] < 0xA0 else {
          index += 1
          continue
        }
        length = 2
      } else if byte == 0x0D {
        replacement = 0x0A
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { length = 2 }
      } else if byte == 0x09 || byte == 0x0A {
        replacement = byte
      }
      result.append(contentsOf: bytes[start..<index])
      if let replacement { result.append(replacement) }
      index += length
      start = index
    }
    result.append(contentsOf: bytes[start...])
    return result
  }
}
