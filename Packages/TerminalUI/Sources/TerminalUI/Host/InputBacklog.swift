import TerminalCore

/// Input that waits to be handled, oldest first.
struct InputBacklog {
  private var events: [InputEvent] = []
  private var first = 0

  /// Events behind which Ctrl-C is not left to wait its turn.
  private static let patience = 1024
  /// Characters in a row that nobody types: they were pasted, whether the terminal says so or not.
  private static let pasteLength = 64

  var isEmpty: Bool { first == events.count }

  /// Whether Ctrl-C waits behind so much that it would not be heard in time.
  private(set) var isInterrupted = false

  mutating func append(_ new: [InputEvent]) {
    if first > events.count / 2 {
      events.removeFirst(first)
      first = 0
    }
    events += new
    guard events.count - first > Self.patience else { return }
    isInterrupted = new.contains(.key(KeyEvent(.character("c"), .control)))
  }

  /// The next event; a long run of characters, while a field has the focus, is one paste.
  mutating func next(inField: Bool) -> InputEvent? {
    guard !isEmpty else { return nil }
    let run = inField ? characters() : ""
    guard run.unicodeScalars.count < Self.pasteLength else {
      first += run.unicodeScalars.count
      return .paste(Paste(text: run))
    }
    defer { first += 1 }
    return events[first]
  }

  /// The characters that come next, a code point a key.
  private func characters() -> String {
    var text = String.UnicodeScalarView()
    for event in events[first...] {
      guard case .key(let key) = event, key.modifiers.isEmpty, key.phase != .release,
        case .character(let character) = key.key, character.unicodeScalars.count == 1
      else { break }
      text.append(contentsOf: character.unicodeScalars)
    }
    return String(text)
  }
}
