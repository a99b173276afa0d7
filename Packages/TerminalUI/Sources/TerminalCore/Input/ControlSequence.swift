/// The parameters of a control sequence (after ESC `[`) in the making, in bounded memory.
struct ControlSequence: Sendable {
  private static let limit = 128

  private var bytes: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { bytes.isEmpty && !isTooLong }

  mutating func append(_ byte: UInt8) {
    if bytes.count < ControlSequence.limit { bytes.append(byte) } else { isTooLong = true }
  }

  func isPasteStart(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && !isTooLong && bytes == Array("200".utf8)
  }

  /// What the sequence says; nil for one that is not known.
  func event(final: UInt8) -> InputEvent? {
    guard !isTooLong else { return nil }
    if bytes.first == UInt8(ascii: "<") { return mouse(final: final) }
    guard let parameters = parameters(bytes[...]) else { return nil }
    switch final {
    case UInt8(ascii: "I") where bytes.isEmpty: return .focus(.gained)
    case UInt8(ascii: "O") where bytes.isEmpty: return .focus(.lost)
    case UInt8(ascii: "u"): return KeyEvent(kitty: parameters).map { .key($0) }
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      return tilde(parameters, final: final).map { .key($0) }
    case UInt8(ascii: "Z"): return .key(modified(.tab, parameters, adding: .shift))
    default: return letter(final, parameters).map { .key($0) }
    }
  }

  /// The key behind ESC O and a letter; the number pad's letters are its characters.
  static func shiftThreeKey(_ final: UInt8) -> KeyEvent? {
    switch final {
    case UInt8(ascii: "M"): return KeyEvent(.enter)
    case UInt8(ascii: "I"): return KeyEvent(.tab)
    case UInt8(ascii: "X"): return KeyEvent(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyEvent(.character(Character(Unicode.Scalar(final - 0x40))))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return KeyEvent([.up, .down, .right, .left][Int(final - UInt8(ascii: "a"))], .control)
    default: return keys[final].map { KeyEvent($0) }
    }
  }

  private static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "E"): .begin, UInt8(ascii: "F"): .end,
    UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .menu, 31: .function(17), 32: .function(18), 33: .function(19),
    34: .function(20),
  ]

  /// Arrows and the like: no parameter, or 1 and the modifiers; a report of the cursor's place
  /// (`R` with a row above 1) is none.
  private func letter(_ final: UInt8, _ parameters: [[Int]]) -> KeyEvent? {
    if parameters.isEmpty, final >= UInt8(ascii: "a"), final <= UInt8(ascii: "d") {
      return KeyEvent([.up, .down, .right, .left][Int(final - UInt8(ascii: "a"))], .shift)
    }
    guard let key = ControlSequence.keys[final] else { return nil }
    guard parameters.count <= 2 else { return nil }
    if parameters.count == 1 {
      // Some terminals send the modifiers alone.
      return KeyEvent(key, KeyModifiers(parameter: parameters[0][0]))
    }
    guard parameters.isEmpty || parameters[0][0] <= 1 else { return nil }
    return modified(key, parameters)
  }

  private func tilde(_ parameters: [[Int]], final: UInt8) -> KeyEvent? {
    guard let number = parameters.first?.first else { return nil }
    if number == 27, parameters.count == 3, final == UInt8(ascii: "~") {
      return KeyEvent(kitty: [parameters[2], parameters[1]])
    }
    guard let key = ControlSequence.numbered[number] else { return nil }
    switch final {
    case UInt8(ascii: "^"): return modified(key, parameters, adding: .control)
    case UInt8(ascii: "@"): return modified(key, parameters, adding: [.control, .shift])
    default: return modified(key, parameters)
    }
  }

  private func modified(
    _ key: Key, _ parameters: [[Int]], adding more: KeyModifiers = []
  ) -> KeyEvent {
    let second = parameters.count > 1 ? parameters[1] : [1]
    return KeyEvent(
      key, KeyModifiers(parameter: second[0]).union(more),
      phase: KeyEvent.Phase(parameter: second.count > 1 ? second[1] : 1))
  }

  private func mouse(final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      let parts = parameters(bytes.dropFirst()), parts.count == 3
    else { return nil }
    let event = MouseEvent(
      code: parts[0][0], column: parts[1][0], row: parts[2][0],
      isRelease: final == UInt8(ascii: "m"))
    return event.map { .mouse($0) }
  }

  /// The numbers between semicolons, each with its parts between colons; nil for anything else.
  private func parameters(_ bytes: ArraySlice<UInt8>) -> [[Int]]? {
    guard bytes.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") })
    else { return nil }
    if bytes.isEmpty { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        digits.reduce(0) { min(1 << 24, $0 * 10 + Int($1 - UInt8(ascii: "0"))) }
      }
    }
  }
}
