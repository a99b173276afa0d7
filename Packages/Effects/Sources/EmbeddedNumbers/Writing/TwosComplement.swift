/// Negative numbers as machines write them.
enum TwosComplement {
  /// The least of 8, 16, 32 and 64 bits that can hold `n`.
  static func width(of n: Int) -> Int {
    if Int8(exactly: n) != nil { return 8 }
    if Int16(exactly: n) != nil { return 16 }
    return Int32(exactly: n) != nil ? 32 : 64
  }

  /// The lowest `width` bits of `n`, the most significant first.
  static func bits(of n: Int, width: Int) -> String {
    let pattern = UInt64(bitPattern: Int64(n))
    let digits = (0..<width).reversed().map { pattern >> UInt64($0) & 1 == 1 ? "1" : "0" }
    return digits.joined()
  }
}
