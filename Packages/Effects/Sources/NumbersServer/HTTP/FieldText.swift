/// What may stand in names and values of header fields (RFC 9110, 5).
enum FieldText {
  /// Whether a byte may stand in a method or a field name.
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Whether a byte may stand in a field value: no control but the tab.
  static func isValue(_ byte: UInt8) -> Bool {
    byte == 9 || (byte >= 32 && byte != 127)
  }

  /// The text without spaces and tabs at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    var bytes = Substring(text).utf8[...]
    while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
