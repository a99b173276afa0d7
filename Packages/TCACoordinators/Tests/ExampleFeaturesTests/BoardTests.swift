import ExampleFeatures
import Testing

struct BoardTests {
  private func board(_ moves: [Int]) -> Board {
    var board = Board()
    for move in moves { board.play(move) }
    return board
  }

  @Test(arguments: [
    [0, 3, 1, 4, 2], [0, 1, 3, 2, 6], [0, 1, 4, 2, 8], [2, 0, 4, 1, 6],
  ])
  func threeInARowWin(moves: [Int]) {
    #expect(board(moves).outcome == .win(.x))
    #expect(board(Array(moves.dropLast())).outcome == nil)
  }

  @Test func oCanWin() {
    #expect(board([0, 3, 1, 4, 8, 5]).outcome == .win(.o))
  }

  @Test func aFullBoardWithoutALineIsADraw() {
    #expect(board([0, 1, 2, 4, 3, 5, 7, 6, 8]).outcome == .draw)
  }

  @Test func aLineOnTheLastCellWins() {
    #expect(board([0, 1, 2, 3, 4, 5, 7, 6, 8]).outcome == .win(.x))
  }

  @Test(arguments: [-1, 9, 0])
  func movesThatCannotBeMadeChangeNothing(cell: Int) {
    let before = board([0])
    var after = before
    after.play(cell)
    #expect(after == before)
  }

  @Test func nothingIsPlayedAfterTheEnd() {
    let before = board([0, 3, 1, 4, 2])
    var after = before
    after.play(8)
    #expect(after == before)
  }

  @Test func cellsAreNamedByColumnAndRow() {
    #expect((0..<9).map(Board.name) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"])
  }
}
