/// Reads and writes `%41` for `A`.
enum PercentCoding {
  /// Decodes a part of a link, once.
  ///
  /// A `%` without two hexadecimal digits stays; a part whose decoded bytes are no UTF-8 stays as a
  /// whole.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, plusIsSpace: Bool) -> String {
    let percent = UInt8(ascii: "%")
    let plus = UInt8(ascii: "+")
    guard bytes.contains(where: { $0 == percent || (plusIsSpace && $0 == plus) }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == percent, index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(plusIsSpace && byte == plus ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text with all bytes encoded that are not in `kept`.
  static func encode(_ text: String, keeping kept: ByteSet, onto result: inout String) {
    if text.utf8.allSatisfy(kept.contains) {
      result += text
      return
    }
    for byte in text.utf8 {
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%"
        result.unicodeScalars.append(sign(byte >> 4))
        result.unicodeScalars.append(sign(byte & 15))
      }
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func sign(_ digit: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }
}
