/// Packs one byte repeated many times, by RFC 1951 and RFC 1952; the checksum at the end is wrong.
enum Deflate {
  /// Repeats `byte` at least `count` times.
  static func gzip(repeating byte: UInt8, count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.write(0b011, count: 3)  // The last block, with the fixed codes.
    bits.writeCode(0x30 + Int(byte), count: 8)
    for _ in 0..<(count / 258 + 1) {
      bits.writeCode(0b1100_0101, count: 8)  // 258 bytes more,
      bits.writeCode(0, count: 5)  // the same as the one before.
    }
    bits.writeCode(0, count: 7)
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bits.bytes + [0, 0, 0, 0, 0, 0, 0, 0]
  }
}

private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  /// Writes a number from its lowest bit on.
  mutating func write(_ value: Int, count: Int) {
    for index in 0..<count { append(value >> index & 1) }
  }

  /// Writes a code from its highest bit on.
  mutating func writeCode(_ code: Int, count: Int) {
    for index in (0..<count).reversed() { append(code >> index & 1) }
  }

  private mutating func append(_ bit: Int) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(bit << used)
    used += 1
  }
}
