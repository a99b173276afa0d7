import CatalogPages
import TerminalUI

/// What the command line asks for.
struct CatalogRequest {
  enum Task {
    case show, list, grid, help
  }

  /// Wrong usage, in one line.
  struct UsageError: Error {
    let message: String
  }

  private(set) var task = Task.show
  private(set) var page: String?
  private(set) var isPlain = false
  private(set) var size = Size(columns: 80, rows: 24)
  /// Bytes as a terminal sends them, for the grid that is printed.
  private(set) var input: [UInt8] = []
  /// The size that the terminal takes after the input.
  private(set) var resized: Size?

  static let help = """
    Usage: Catalog [--page NAME] [--plain]
           Catalog --list
           Catalog [--page NAME] --print-grid [--size CxR] [--input HEX] [--resize CxR]

    --page NAME   opens that page
    --plain       lines of text, commands from standard input
    --list        the names of all pages
    --print-grid  the screen as a test sees it, after the bytes of --input have come
                  and the terminal has taken the size of --resize
    """

  init(arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--print-grid": task = .grid
      case "--plain": isPlain = true
      case "--page": page = try Self.page(try Self.value(of: word, &words))
      case "--size": size = try Self.size(try Self.value(of: word, &words))
      case "--resize": resized = try Self.size(try Self.value(of: word, &words))
      case "--input": input = try Self.bytes(try Self.value(of: word, &words))
      default: throw UsageError(message: "unknown option '\(word)'; --help lists the options")
      }
    }
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = words.popFirst() else {
      throw UsageError(message: "option '\(option)' needs a value")
    }
    return value
  }

  private static func page(_ name: String) throws(UsageError) -> String {
    guard let page = Catalog.page(named: name) else {
      throw UsageError(message: "no page '\(name)'; --list names them")
    }
    return page.name
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (0...10_000).contains(columns), (0...10_000).contains(rows)
    else { throw UsageError(message: "no size '\(text)'; write 80x24") }
    return Size(columns: columns, rows: rows)
  }

  private static func bytes(_ text: String) throws(UsageError) -> [UInt8] {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else {
      throw UsageError(message: "no bytes '\(text)'; write two hexadecimal digits each")
    }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16)
      else { throw UsageError(message: "no bytes '\(text)'; write two hexadecimal digits each") }
      bytes.append(byte)
    }
    return bytes
  }
}
