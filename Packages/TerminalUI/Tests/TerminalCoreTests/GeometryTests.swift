import TerminalCore
import Testing

@Suite struct GeometryTests {
  @Test func intersectionsHoldTheCommonCells() {
    let rect = Rect(column: 1, row: 2, columns: 5, rows: 4)
    let other = Rect(column: 4, row: 0, columns: 9, rows: 3)
    #expect(rect.intersection(other) == Rect(column: 4, row: 2, columns: 2, rows: 1))
    #expect(rect.intersection(rect.offset(columns: 5, rows: 0)).isEmpty)
    #expect(rect.contains(Point(column: 5, row: 5)))
    #expect(!rect.contains(Point(column: 6, row: 5)))
    #expect(rect.inset(columns: 1, rows: 1) == Rect(column: 2, row: 3, columns: 3, rows: 2))
    #expect(rect.inset(columns: 3, rows: 0).isEmpty)
  }

  @Test func negativeExtentsAreEmpty() {
    var size = Size(columns: -3, rows: 2)
    #expect(size.isEmpty && size.columns == 0)
    size.rows = -1
    #expect(size.rows == 0)
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max], [Int.min, 0, Int.max])
  func theLargestNumbersAreNoOverflow(_ origin: Int, _ extent: Int) {
    let rect = Rect(column: origin, row: origin, columns: extent, rows: extent)
    let screen = Rect(column: 0, row: 0, columns: 80, rows: 24)
    #expect(screen.intersection(rect).size.columns <= 80)
    _ = rect.inset(columns: extent, rows: origin)
    _ = rect.offset(columns: origin, rows: origin)
    #expect(rect.intersection(rect).size.columns <= max(0, extent))
  }
}
