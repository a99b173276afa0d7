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
  init?(_ line: String) {
    let line = Self.trimmed(line[...])
    guard !line.isEmpty else { return nil }
    let (word, rest) = Self.split(line)
    switch word {
    case "quit" where rest.isEmpty: self = .quit
    case "show" where rest.isEmpty: self = .show
    case "back" where rest.isEmpty: self = .back
    case "help" where rest.isEmpty, "?" where rest.isEmpty: self = .help
    case "tab" where !rest.isEmpty: self = .tab(String(rest))
    case "open" where !rest.isEmpty && !rest.contains(" "): self = .open(String(rest))
    case "set" where !rest.isEmpty: self = .set(String(rest))
    default: self = .press(String(line))
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func split(_ text: Substring) -> (Substring, Substring) {
    guard let space = text.firstIndex(of: " ") else { return (text, "") }
    return (text[..<space], text[space...].drop { $0 == " " })
  }

  /// The commands, for people.
  static let list = """
    N or LABEL    press the control with that number or label
    set N TEXT    give the control with that number or label a value
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
