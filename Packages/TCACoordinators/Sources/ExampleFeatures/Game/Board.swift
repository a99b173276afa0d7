/// A board of tic-tac-toe and the moves made on it.
public struct Board: Hashable, Sendable {
  /// Who has a cell.
  public enum Mark: String, Hashable, Sendable {
    case x = "X"
    case o = "O"

    /// The other one.
    public var opponent: Mark { self == .x ? .o : .x }
  }

  /// How a game ends.
  public enum Outcome: Hashable, Sendable {
    case win(Mark)
    case draw
  }

  /// The cells, row by row.
  public private(set) var cells: [Mark?] = Array(repeating: nil, count: 9)

  /// Who moves next.
  public private(set) var turn = Mark.x

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  /// An empty board; X begins.
  public init() {}

  /// The name of a cell: `a1` at the top left, `c3` at the bottom right.
  public static func name(of cell: Int) -> String {
    "\(["a", "b", "c"][cell % 3])\(cell / 3 + 1)"
  }

  /// How the game has ended, `nil` while it goes on.
  public var outcome: Outcome? {
    for line in Self.lines {
      if let mark = cells[line[0]], line.allSatisfy({ cells[$0] == mark }) { return .win(mark) }
    }
    return cells.contains(nil) ? nil : .draw
  }

  /// Makes the next move; nothing on a cell that is taken or off the board, or after the end.
  public mutating func play(_ cell: Int) {
    guard outcome == nil, cells.indices.contains(cell), cells[cell] == nil else { return }
    cells[cell] = turn
    turn = turn.opponent
  }
}
