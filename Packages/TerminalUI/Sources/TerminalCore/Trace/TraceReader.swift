/// Reads the numbers and strings of one line of a ``Trace``.
struct TraceReader {
  private var rest: ArraySlice<UInt8>

  init(_ line: some Collection<UInt8>) { rest = Array(line)[...] }

  var isAtEnd: Bool { rest.allSatisfy { $0 == 0x20 || $0 == 0x0D } }

  /// Passes over a character, and over spaces before it.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    rest = rest.drop { $0 == 0x20 }
    guard rest.first.map(UInt32.init) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of seconds.
  mutating func duration() -> Duration? {
    rest = rest.drop { $0 == 0x20 }
    let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    rest = rest.dropFirst(digits.count)
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let seconds = Int64(digits: parts[0]) else { return nil }
    guard parts.count == 2 else { return .seconds(seconds) }
    let decimals = Array(parts[1].prefix(6))
    let padded = decimals + [UInt8](repeating: 0x30, count: 6 - decimals.count)
    guard let micros = Int64(digits: padded[...]), seconds < 1 << 40 else { return nil }
    return .seconds(seconds) + .microseconds(micros)
  }

  /// The bytes of a string.
  mutating func string() -> [UInt8]? {
    guard skip("\"") else { return nil }
    var bytes: [UInt8] = []
    var high: UInt16?
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return high == nil ? bytes : nil }
      guard byte == UInt8(ascii: "\\") else {
        guard high == nil else { return nil }
        bytes.append(byte)
        continue
      }
      guard let unit = escapedUnit(), TraceString.append(unit, after: &high, to: &bytes) else {
        return nil
      }
    }
    return nil
  }

  private mutating func escapedUnit() -> UInt16? {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "u"):
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      guard digits.count == 4 else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    case .some(let byte) where byte < 0x80: return UInt16(byte)
    default: return nil
    }
  }
}

extension Int64 {
  /// A whole number in decimal digits.
  fileprivate init?(digits: ArraySlice<UInt8>) {
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
