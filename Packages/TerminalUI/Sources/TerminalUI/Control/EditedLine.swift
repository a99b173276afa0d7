import TerminalCore

/// A text with a caret, edited as readline does, by whole characters.
struct EditedLine {
  private(set) var text: String {
    didSet { revision &+= 1 }
  }
  /// Another number whenever the text may be another.
  private(set) var revision = 0
  /// Where the next character goes.
  private(set) var caret: String.Index
  private var killed = ""
  /// Whether line breaks are part of the text; in a single line they become spaces.
  private let isMultiline: Bool

  /// Bytes that a field takes; what is pasted beyond is dropped.
  static let limit = 1 << 16

  init(_ text: String, isMultiline: Bool = false) {
    self.text = text
    self.isMultiline = isMultiline
    caret = text.endIndex
  }

  /// Takes a text that was changed elsewhere; the caret stays after as many characters as it can.
  mutating func take(_ new: String) {
    guard !holds(new) else { return }
    let isAtEnd = caret == text.endIndex
    let offset = text.distance(from: text.startIndex, to: caret)
    text = new
    caret =
      isAtEnd
      ? text.endIndex
      : text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Whether the text is another one's, byte for byte: `==` takes é and e with a mark for equal.
  func holds(_ other: String) -> Bool {
    text.utf8.count == other.utf8.count && text.utf8.elementsEqual(other.utf8)
  }

  /// Replaces the whole text.
  mutating func replace(with new: String) {
    text = ""
    caret = text.endIndex
    insert(new)
  }

  /// Puts text at the caret, without what is no part of a line, as far as there is room.
  mutating func insert(_ new: String) {
    let line = withoutControls(new)
    let room = Self.limit - text.utf8.count
    guard room > 0, !line.isEmpty else { return }
    let piece = line.utf8.count <= room ? line : whole(line, bytes: room)
    let before = String(text[..<caret]) + piece
    let after = text[caret...]
    text = before + after
    // Characters may have joined across the caret: stand behind the one that holds the last byte.
    var index = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
    while index < text.endIndex, text.rangeOfCharacter(at: index).lowerBound != index {
      index = text.rangeOfCharacter(at: index).upperBound
    }
    caret = index
  }

  /// The longest start of a text, by whole characters, of at most `bytes` bytes.
  private func whole(_ text: String, bytes: Int) -> String {
    var left = bytes
    return String(
      text.prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }

  private func withoutControls(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", isMultiline {
        result.append(scalar)
      } else if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        if scalar != "\r" { result.append(" ") }
      } else if scalar.properties.generalCategory != .control {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Does what a key means in a line; `false` when it means nothing here.
  mutating func handle(_ event: KeyEvent) -> Bool {
    if event.modifiers.contains(.control) { return handleControl(event.key) }
    if event.modifiers.contains(.alt) { return handleAlt(event.key) }
    switch event.key {
    case .character(let character): insert(String(character))
    case .backspace: delete(from: before(caret), to: caret)
    case .delete: delete(from: caret, to: after(caret))
    case .left: caret = before(caret)
    case .right: caret = after(caret)
    case .home: caret = lineStart
    case .end: caret = lineEnd
    default: return false
    }
    return true
  }

  /// Where the caret's line begins.
  private var lineStart: String.Index {
    guard isMultiline else { return text.startIndex }
    let breakBefore = text[..<caret].lastIndex(where: \.isNewline)
    return breakBefore.map { text.index(after: $0) } ?? text.startIndex
  }

  /// Where the caret's line ends.
  private var lineEnd: String.Index {
    guard isMultiline else { return text.endIndex }
    return text[caret...].firstIndex(where: \.isNewline) ?? text.endIndex
  }

  private mutating func handleControl(_ key: Key) -> Bool {
    switch key {
    case .character("a"): caret = lineStart
    case .character("e"): caret = lineEnd
    case .home: caret = text.startIndex
    case .end: caret = text.endIndex
    case .character("b"): caret = before(caret)
    case .character("f"): caret = after(caret)
    case .character("d"): delete(from: caret, to: after(caret))
    case .character("h"): delete(from: before(caret), to: caret)
    case .character("k"):
      let end = lineEnd
      kill(from: caret, to: end > caret ? end : after(caret))
    case .character("u"): kill(from: lineStart, to: caret)
    case .character("w"): kill(from: wordStart(caret) { !$0.isWhitespace }, to: caret)
    case .character("y"): insert(killed)
    case .left: caret = wordStart(caret)
    case .right: caret = wordEnd(caret)
    case .backspace: kill(from: wordStart(caret), to: caret)
    case .delete: kill(from: caret, to: wordEnd(caret))
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ key: Key) -> Bool {
    switch key {
    case .character("b"), .left: caret = wordStart(caret)
    case .character("f"), .right: caret = wordEnd(caret)
    case .character("d"): kill(from: caret, to: wordEnd(caret))
    case .backspace: kill(from: wordStart(caret), to: caret)
    default: return false
    }
    return true
  }

  /// Stands the caret at a position of the text.
  mutating func moveCaret(to index: String.Index) {
    caret = index
  }

  /// Stands the caret at the character that covers a column, where characters have these widths.
  ///
  /// - Complexity: O(*column*).
  mutating func moveCaret(toColumn column: Int, width: (Character, Int) -> Int) {
    caret = EditedRows.index(
      atColumn: column, in: text.startIndex..<text.endIndex, text: text, width: width)
  }

  private func before(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  private func after(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  private func wordStart(
    _ start: String.Index, _ isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }
  ) -> String.Index {
    var index = start
    while index > text.startIndex, !isWord(text[before(index)]) { index = before(index) }
    while index > text.startIndex, isWord(text[before(index)]) { index = before(index) }
    return index
  }

  private func wordEnd(_ start: String.Index) -> String.Index {
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    var index = start
    while index < text.endIndex, !isWord(text[index]) { index = after(index) }
    while index < text.endIndex, isWord(text[index]) { index = after(index) }
    return index
  }

  private mutating func delete(from start: String.Index, to end: String.Index) {
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    text.removeSubrange(start..<end)
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    caret = text.rangeOfCharacter(at: index).lowerBound
  }

  private mutating func kill(from start: String.Index, to end: String.Index) {
    guard start < end else { return }
    killed = String(text[start..<end])
    delete(from: start, to: end)
  }
}

extension String {
  /// The character around an index of any of the string's views; empty at the end.
  fileprivate func rangeOfCharacter(at index: String.Index) -> Range<String.Index> {
    guard index < endIndex else { return endIndex..<endIndex }
    return rangeOfComposedCharacter(around: index)
  }

  private func rangeOfComposedCharacter(around index: String.Index) -> Range<String.Index> {
    let start = self.index(after: index)
    let lower = self.index(before: start)
    return lower..<start
  }
}
