/// A line of standard input in plain mode.
enum PlainCommand: Equatable {
  case press(String)
  /// A control's number or label, and the value behind it.
  case set(String)
  case back
  case tab(String)
  case open(String)
  case show
  case help
  case quit

  /// Reads a line; `nil` for an empty one.
  ///
  /// With `inAnyCase` the word of a command may have capital letters.
  init?(_ line: String, inAnyCase: Bool = false) {
    let line = Self.trimmed(line[...])
    guard !line.isEmpty else { return nil }
    let (word, rest) = Self.split(line)
    switch inAnyCase ? word.lowercased() : String(word) {
    case "quit" where rest.isEmpty: self = .quit
    case "show" where rest.isEmpty: self = .show
    case "back" where rest.isEmpty: self = .back
    case "help" where rest.isEmpty, "?" where rest.isEmpty: self = .help
    case "tab" where !rest.isEmpty: self = .tab(String(rest))
    case "open" where !rest.isEmpty && !rest.contains(where: \.isWhitespace):
      self = .open(String(rest))
    case "set" where !rest.isEmpty: self = .set(String(rest))
    default: self = .press(String(line))
    }
  }

  /// How the command that a line begins with is written, if it begins with the word of one.
  static func form(ofLine line: String) -> String? {
    let (word, _) = split(trimmed(line[...]))
    return forms[word.lowercased()]
  }

  private static let forms = [
    "set": "set N TEXT", "back": "back", "tab": "tab NAME", "open": "open URL", "show": "show",
    "help": "help", "quit": "quit",
  ]

  private static func trimmed(_ text: Substring) -> Substring {
    // Some editors begin a file with a mark of its byte order.
    var text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func split(_ text: Substring) -> (Substring, Substring) {
    guard let space = text.firstIndex(where: \.isWhitespace) else { return (text, "") }
    return (text[..<space], text[space...].drop(while: \.isWhitespace))
  }

  /// The commands, for people.
  static let list = """
    N or LABEL    press the control with that number or label
    set N TEXT    give the control with that number or label a value
    set N delete  delete the row of a list with that control; up, down: move it
    back          go back one screen, or close what is in front
    tab NAME      show a tab
    open URL      open a URL in the app
    show          print the screen again
    help          print this list
    quit          end the program

    """
}

/// What became of a command.
enum PlainResult {
  case done
  case printed(String)
  case failed(String)
}
