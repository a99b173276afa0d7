/// Decodes UTF-8 byte by byte; what is invalid becomes U+FFFD, once for each longest valid start.
///
/// The bounds of the second byte are those of table 3-7 of the Unicode standard.
struct UTF8Accumulator: Sendable {
  enum Step {
    /// More bytes are needed.
    case wait
    case scalar(Unicode.Scalar)
    /// The bytes before this one are invalid; the byte itself has not been taken.
    case invalidBefore
    /// This byte can never stand here.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a sequence has begun and not ended.
  var isPending: Bool { missing > 0 }

  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard range.contains(byte) else {
      missing = 0
      return .invalidBefore
    }
    value = value << 6 | UInt32(byte & 0x3F)
    range = 0x80...0xBF
    missing -= 1
    guard missing == 0 else { return .wait }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    range = 0x80...0xBF
    switch byte {
    case 0x00..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .invalid
    }
    switch byte {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: break
    }
    return .wait
  }
}
