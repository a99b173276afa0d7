/// Bytes as a JSON string, without loss.
enum TraceString {
  static func encode(_ bytes: [UInt8]) -> String {
    var text = "\""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = length(ofCharacterIn: rest)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text += "\\"
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case 0..<0x20, 0x7F: text += escaped(UInt16(byte))
      case _ where length == 0: text += escaped(0xDC00 + UInt16(byte))
      default: text += String(decoding: rest.prefix(length), as: UTF8.self)
      }
      rest = rest.dropFirst(max(length, 1))
    }
    return text + "\""
  }

  /// Bytes of the whole character that comes first; none where there is no whole one.
  private static func length(ofCharacterIn bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, bytes.count >= length else { return 0 }
    return String(validating: bytes.prefix(length), as: UTF8.self) == nil ? 0 : length
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Appends a UTF-16 unit that was written as `\uXXXX`; a high surrogate waits for its low one.
  static func append(_ unit: UInt16, after high: inout UInt16?, to bytes: inout [UInt8]) -> Bool {
    if let first = high {
      high = nil
      guard (0xDC00...0xDFFF).contains(unit) else { return false }
      let value = 0x10000 + UInt32(first - 0xD800) << 10 + UInt32(unit - 0xDC00)
      guard let scalar = Unicode.Scalar(value) else { return false }
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    } else if (0xD800..<0xDC00).contains(unit) {
      high = unit
    } else if (0xDC80...0xDCFF).contains(unit) {
      bytes.append(UInt8(unit - 0xDC00))
    } else if let scalar = Unicode.Scalar(unit) {
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    } else {
      return false
    }
    return true
  }
}
