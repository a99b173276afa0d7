/// Replaces what could act on a terminal by visible symbols.
enum Sanitizer {
  /// A cluster's longest length in code points; a family of four with skin tones has 11.
  static let clusterLimit = 32

  static func isPrintableASCII(_ bytes: some Collection<UInt8>) -> Bool {
    let contiguous = bytes.withContiguousStorageIfAvailable { buffer in
      var mask = true
      for byte in buffer { mask = mask && byte &- 0x20 < 0x5F }
      return mask
    }
    return contiguous ?? bytes.allSatisfy { $0 &- 0x20 < 0x5F }
  }

  static func sanitize(_ text: some StringProtocol) -> String {
    var result = String()
    result.reserveCapacity(text.utf8.count)
    var column = 0
    for character in text {
      if character == "\t" {
        let count = SanitizedText.tabWidth - column % SanitizedText.tabWidth
        result.append(String(repeating: " ", count: count))
        column += count
        continue
      }
      let (cluster, width) = sanitize(character)
      result.append(cluster)
      column += width
    }
    return result
  }

  private static func sanitize(_ character: Character) -> (String, Int) {
    if let byte = character.utf8.first, byte &- 0x20 < 0x5F, character.utf8.count == 1 {
      return (String(character), 1)
    }
    var cluster = String.UnicodeScalarView()
    var count = 0
    for scalar in character.unicodeScalars where count < clusterLimit {
      switch replacement(of: scalar) {
      case .keep: cluster.append(scalar)
      case .drop: continue
      case .show(let symbol): cluster.append(symbol)
      }
      count += 1
    }
    guard let first = cluster.first else { return ("", 0) }
    if TextWidth.width(of: first) == 0 {
      guard cluster.contains(where: isMark) else { return ("", 0) }
      cluster.insert("\u{25CC}", at: cluster.startIndex)
    }
    let shown = String(cluster)
    return (shown, TextWidth.width(of: shown))
  }

  private enum Replacement {
    case keep, drop
    case show(Unicode.Scalar)
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Replacement {
    switch scalar.value {
    case 0x00..<0x20: .show(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: .show("\u{2421}")
    case 0x80..<0xA0: .show("\u{FFFD}")
    case 0x2028, 0x2029: .show("\u{2424}")
    case 0x202A...0x202E, 0x2066...0x2069: .show("\u{FFFD}")
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF:
      .drop
    case 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: .drop
    default: .keep
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !scalar.properties.isDefaultIgnorableCodePoint
    default: scalar.value >= 0x1160 && scalar.value <= 0x11FF
    }
  }
}
