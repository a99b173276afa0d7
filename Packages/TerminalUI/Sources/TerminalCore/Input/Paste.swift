/// Text that was pasted in one piece.
public struct Paste: Hashable, Sendable {
  /// The text: line ends are line feeds, tabs stay, every other control character is gone.
  public var text: String
  /// Whether the text was longer than the decoder's limit and its end is missing.
  public var isTruncated: Bool

  public init(text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }

  /// Cleans bytes that were pasted; what is not UTF-8 becomes U+FFFD.
  ///
  /// - Complexity: O(*n*)
  init(bytes: [UInt8], isTruncated: Bool) {
    var clean: [UInt8] = []
    clean.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: clean.append(0x0A)
      case 0x0A where previous == 0x0D: break
      case 0x09, 0x0A, 0x20..<0x7F, 0x80...0xFF:
        // An encoded C1 control is C2 followed by 80 to 9F: both bytes go.
        if previous == 0xC2, byte >= 0x80, byte < 0xA0, clean.last == 0xC2 {
          clean.removeLast()
        } else {
          clean.append(byte)
        }
      default: break
      }
      previous = byte
    }
    self.init(text: String(decoding: clean, as: UTF8.self), isTruncated: isTruncated)
  }
}
