/// Splits bytes for a terminal into text, controls and sequences.
struct ModelParser: Sendable {
  struct Sequence: Sendable {
    var prefix: UInt8?
    var parameters: [Int]
    var final: UInt8
  }

  enum Command: Sendable {
    case control(UInt8)
    case sequence(Sequence)
    case operatingSystem(String)
  }

  private enum State: Sendable {
    case ground, escape, control, operatingSystem, operatingSystemEscape
  }

  private var state = State.ground
  private var text: [UInt8] = []
  private var collected: [UInt8] = []

  /// The text before the command, or all that has come.
  mutating func takeText() -> String {
    // The start of a character that is not complete yet stays.
    var end = text.count
    if let lead = text.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), text[lead] >= 0xC0 {
      let needed = text[lead] < 0xE0 ? 2 : text[lead] < 0xF0 ? 3 : 4
      if text.count - lead < needed { end = lead }
    }
    defer { text.removeSubrange(..<end) }
    return String(decoding: text[..<end], as: UTF8.self)
  }

  mutating func take(_ byte: UInt8) -> Command? {
    switch state {
    case .ground:
      if byte == 0x1B {
        state = .escape
      } else if byte < 0x20 || byte == 0x7F {
        return .control(byte)
      } else {
        text.append(byte)
      }
    case .escape:
      collected = []
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"): state = .operatingSystem
      case 0x1B: break
      default: state = .ground
      }
    case .control:
      if byte == 0x1B {
        state = .escape
      } else if byte >= 0x40, byte < 0x7F {
        state = .ground
        return .sequence(sequence(final: byte))
      } else {
        collected.append(byte)
      }
    case .operatingSystem:
      if byte == 0x1B {
        state = .operatingSystemEscape
      } else if byte == 0x07 {
        return finishOperatingSystem()
      } else {
        collected.append(byte)
      }
    case .operatingSystemEscape:
      if byte == UInt8(ascii: "\\") { return finishOperatingSystem() }
      state = .escape
      return take(byte)
    }
    return nil
  }

  private mutating func finishOperatingSystem() -> Command {
    state = .ground
    return .operatingSystem(String(decoding: collected, as: UTF8.self))
  }

  private func sequence(final: UInt8) -> Sequence {
    var digits = collected[...]
    let hasPrefix = digits.first.map { $0 >= 0x3C && $0 <= 0x3F } ?? false
    let prefix = hasPrefix ? digits.removeFirst() : nil
    let parameters =
      digits.isEmpty
      ? []
      : digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self)) ?? 0
      }
    return Sequence(prefix: prefix, parameters: parameters, final: final)
  }
}
