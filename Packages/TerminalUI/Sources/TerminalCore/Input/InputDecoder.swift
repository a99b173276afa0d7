/// Turns the bytes that a terminal sends into events; it does not matter how the bytes are split.
///
/// Sequences that are not known are swallowed whole, in bounded memory. A lone Escape waits in the
/// decoder: while ``pendingEscape`` is true and no byte has come for the time of
/// ``escapeDelay(environment:)``, the caller calls ``flush()``.
public struct InputDecoder: Sendable {
  private enum State {
    case ground
    /// After ESC.
    case escape
    /// After ESC O.
    case shiftThree
    /// After ESC [.
    case control
    /// After ESC [ [, as the Linux console sends for its first function keys.
    case consoleFunction
    /// In the three bytes of an old mouse report.
    case oldMouse
    case paste
    /// In a string that nobody asked for; the byte after ESC that opened it.
    case string(opener: UInt8, isEmpty: Bool)
    /// After ESC inside such a string.
    case stringEscape
  }

  private var state = State.ground
  private var text = UTF8Accumulator()
  /// Whether ESC came just before the character being decoded.
  private var hasAlt = false
  private var sequence = ControlSequence()
  private var oldMouseBytes: [UInt8] = []
  private var collector: PasteCollector
  private let pasteLimit: Int

  /// - Parameter pasteLimit: Bytes that a paste may have; the rest of a longer one is dropped.
  public init(pasteLimit: Int = 4 << 20) {
    self.pasteLimit = max(0, pasteLimit)
    collector = PasteCollector(limit: self.pasteLimit)
  }

  /// Whether ESC has come and what follows would change its meaning.
  ///
  /// Also true after ESC and one of the letters that open longer sequences (`O`, `]`, `P`, `X`, `^`,
  /// `_`), which typed with Alt look the same. After ESC `[` there is no waiting.
  public var pendingEscape: Bool {
    switch state {
    case .escape, .shiftThree, .string(_, isEmpty: true): true
    default: false
    }
  }

  /// Takes what waits as keys of its own: Escape, or a letter with Alt.
  public mutating func flush() -> [InputEvent] {
    defer { if pendingEscape { state = .ground } }
    switch state {
    case .escape: return [.key(KeyEvent(.escape))]
    case .shiftThree: return [.key(KeyEvent(.character("O"), .alt))]
    case .string(let opener, isEmpty: true):
      return [.key(KeyEvent(.character(Character(Unicode.Scalar(opener))), .alt))]
    default: return []
    }
  }

  /// Whether a paste or a string has begun whose end has not come.
  ///
  /// While it is true and no byte has come for ``stallTime``, the caller calls ``giveUp()``, so that
  /// keys are heard again.
  public var isUnfinished: Bool {
    switch state {
    case .paste, .string(_, isEmpty: false), .stringEscape: true
    default: false
    }
  }

  /// How long the rest of a paste or a string is waited for.
  public static let stallTime = Duration.seconds(2)

  /// Takes what has come of a paste as all of it, and drops a string.
  public mutating func giveUp() -> [InputEvent] {
    guard isUnfinished else { return [] }
    defer { state = .ground }
    guard case .paste = state else { return [] }
    let paste = collector.finish()
    collector = PasteCollector(limit: pasteLimit)
    return [.paste(paste)]
  }

  /// Decodes bytes; what is not complete waits for the next call.
  public mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    var events: [InputEvent] = []
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if case .paste = state {
          let (count, paste) = collector.take(buffer, from: index)
          index += count
          if let paste {
            events.append(.paste(paste))
            collector = PasteCollector(limit: pasteLimit)
            state = .ground
          }
        } else {
          take(buffer[index], into: &events)
          index += 1
        }
      }
    }
    return events
  }

  private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: takeText(byte, into: &events)
    case .escape: takeAfterEscape(byte, into: &events)
    case .shiftThree:
      state = .ground
      if byte == 0x1B {
        events.append(.key(KeyEvent(.character("O"), .alt)))
        state = .escape
      } else if byte.isDigit || byte == UInt8(ascii: ";") {
        // Some terminals put the modifiers in between, as in ESC O 5 A.
        sequence = ControlSequence()
        sequence.append(byte)
        state = .control
      } else if let key = ControlSequence.shiftThreeKey(byte) {
        events.append(.key(key))
      }
    case .control: takeControl(byte, into: &events)
    case .consoleFunction:
      state = .ground
      if byte == 0x1B {
        state = .escape
      } else if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "E") {
        events.append(.key(KeyEvent(.function(Int(byte) - 64))))
      }
    case .oldMouse: takeOldMouse(byte, into: &events)
    case .paste: break
    case .string(let opener, _): takeString(byte, opener: opener, into: &events)
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .ground : .escape
      if case .escape = state { takeAfterEscape(byte, into: &events) }
    }
  }

  private mutating func takeText(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1B, !text.isPending {
      state = .escape
      return
    }
    switch text.take(byte) {
    case .wait: return
    case .scalar(let scalar):
      if let key = KeyEvent(scalar: scalar, hasAlt: hasAlt) { events.append(.key(key)) }
      hasAlt = false
    case .invalid:
      events.append(.key(KeyEvent(.character("\u{FFFD}"), hasAlt ? .alt : [])))
      hasAlt = false
    case .invalidBefore:
      events.append(.key(KeyEvent(.character("\u{FFFD}"), hasAlt ? .alt : [])))
      hasAlt = false
      takeText(byte, into: &events)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1B: events.append(.key(KeyEvent(.escape)))
    case UInt8(ascii: "["):
      sequence = ControlSequence()
      state = .control
    case UInt8(ascii: "O"): state = .shiftThree
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(opener: byte, isEmpty: true)
    default:
      state = .ground
      hasAlt = true
      takeText(byte, into: &events)
    }
  }

  private mutating func takeControl(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x3F: sequence.append(byte)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where sequence.isEmpty:
      oldMouseBytes = []
      state = .oldMouse
    case 0x40...0x7E:
      state = .ground
      if sequence.isPasteStart(final: byte) {
        state = .paste
      } else if let event = sequence.event(final: byte) {
        events.append(event)
      }
    case 0x80...0xFF:
      state = .ground
      takeText(byte, into: &events)
    default: state = .ground
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8, into events: inout [InputEvent]) {
    oldMouseBytes.append(byte)
    guard oldMouseBytes.count == 3 else { return }
    state = .ground
    let parts = oldMouseBytes.map { Int($0) - 32 }
    let event = MouseEvent(code: parts[0], column: parts[1], row: parts[2], isRelease: false)
    if let event { events.append(.mouse(event)) }
  }

  private mutating func takeString(
    _ byte: UInt8, opener: UInt8, into events: inout [InputEvent]
  ) {
    switch byte {
    case 0x03:
      // No terminal sends it inside a string: the string will not end, and somebody wants out.
      state = .ground
      takeText(byte, into: &events)
    case 0x1B: state = .stringEscape
    case 0x07 where opener == UInt8(ascii: "]"): state = .ground
    case 0x18, 0x1A: state = .ground
    default: state = .string(opener: opener, isEmpty: false)
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
