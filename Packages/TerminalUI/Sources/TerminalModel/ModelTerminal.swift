public import TerminalCore

/// A terminal in memory that replays bytes onto a grid, for tests of what a program writes.
///
/// It knows the sequences that this package writes and ignores any other.
public struct ModelTerminal: Sendable {
  /// How a terminal counts the columns of a cluster of several code points.
  public enum Widths: Sendable, CaseIterable {
    /// Every code point by itself, as older terminals do.
    case perCodePoint
    /// The cluster as a whole, as `TextWidth` does.
    case perCluster
  }

  /// What one place of the grid shows.
  public struct Cell: Hashable, Sendable {
    /// The text; empty for the right half of a wide glyph.
    public var text: String
    /// How it looks.
    public var style: Style
    /// 1, 2, or 0 for the right half of a wide glyph.
    public var width: Int

    static func blank(_ style: Style = .plain) -> Cell { Cell(text: " ", style: style, width: 1) }
  }

  /// The extent of the grid.
  public let size: Size
  /// How columns are counted.
  public let widths: Widths
  /// The rows shown, from the top.
  public internal(set) var cells: [[Cell]]
  /// Where the cursor stands.
  public internal(set) var cursor = Point.zero
  /// The style of what is written next.
  public internal(set) var style = Style.plain
  /// The window's title.
  public internal(set) var title = ""
  /// The rows of the screen that is not shown, while the alternate one is.
  var mainCells: [[Cell]]?
  var savedCursor = Point.zero
  var ledger = ModeLedger()
  var parser = ModelParser()
  /// Where the last character that takes columns was written.
  var lastWritten: Point?
  /// Whether the next character goes to the next line first.
  var isWrapPending = false

  /// Makes an empty screen of a size.
  public init(size: Size, widths: Widths = .perCluster) {
    self.size = size
    self.widths = widths
    cells = ModelTerminal.grid(size)
  }

  static func grid(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: .blank(), count: size.columns), count: size.rows)
  }

  /// The text of each row without trailing spaces.
  public var lines: [String] {
    cells.map { row in
      var line = Substring(row.map(\.text).joined())
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Whether the cursor can be seen.
  public var isCursorVisible: Bool { !ledger.modes.contains("hidden cursor") }

  /// Names of the modes that have been switched on and not off; empty on a terminal left in order.
  public var modesLeftOn: Set<String> {
    style == .plain ? ledger.modes : ledger.modes.union(["style"])
  }

  /// Replays bytes; an incomplete sequence waits for the next call.
  public mutating func feed(_ bytes: [UInt8]) {
    var parser = self.parser
    for byte in bytes {
      if let command = parser.take(byte) { perform(command, flushing: parser.takeText()) }
    }
    print(parser.takeText())
    self.parser = parser
  }

  private mutating func perform(_ command: ModelParser.Command, flushing text: String) {
    print(text)
    switch command {
    case .control(let byte): performControl(byte)
    case .sequence(let sequence): perform(sequence)
    case .operatingSystem(let text):
      if text.hasPrefix("2;") || text.hasPrefix("0;") { title = String(text.dropFirst(2)) }
    }
  }
}
