/// A set of ASCII characters, as one bit each.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes where byte < 64 { low |= 1 << UInt64(byte) }
      for byte in bytes where byte >= 64 && byte < 128 { high |= 1 << UInt64(byte - 64) }
    }
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  static func + (left: ByteSet, right: ByteSet) -> ByteSet {
    ByteSet(low: left.low | right.low, high: left.high | right.high)
  }

  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
    return byte < 128 && high & (1 << UInt64(byte - 64)) != 0
  }

  static let digits = ByteSet("0123456789")
  static let letters = ByteSet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  /// RFC 3986, section 3.1.
  static let scheme = letters + digits + ByteSet("+-.")
  /// What a name of a parameter is made of.
  static let name = letters + digits + ByteSet("_")
  /// RFC 3986, section 2.3.
  static let unreserved = letters + digits + ByteSet("-._~")
  /// RFC 3986, section 3.3.
  static let segment = unreserved + ByteSet("!$&'()*+,;=:@")
  /// What a name or a value of a query can hold without being taken apart; RFC 3986, section 3.4.
  static let query = unreserved + ByteSet("!$'()*,;:@/?")
  /// RFC 3986, section 3.5.
  static let fragment = unreserved + ByteSet("!$&'()*+,;=:@/?")
}
