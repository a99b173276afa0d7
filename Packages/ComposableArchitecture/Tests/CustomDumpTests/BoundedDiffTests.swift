import CustomDump
import IdentifiedCollections
import Testing

@Suite struct BoundedDiffTests {
  @Test(arguments: [5_000, 20_000])
  func `of many changed elements some are shown and the others counted`(count: Int) throws {
    let text = try #require(diff(Array(0..<count), Array(count..<(2 * count))))
    let lines = text.split(separator: "\n")
    #expect(lines.count < 1_000)
    #expect(lines.contains { $0.contains("… (\(count - 300) more changed)") })
  }

  @Test func `changed structs, keys and set elements are bounded too`() throws {
    let points = (0..<5_000).map { Point(x: $0, y: 0) }
    let moved = points.map { Point(x: $0.x, y: 1) }
    #expect(try #require(diff(points, moved)).split(separator: "\n").count < 2_500)
    let numbers = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ($0, $0) })
    let others = numbers.mapValues { $0 + 1 }
    #expect(try #require(diff(numbers, others)).split(separator: "\n").count < 1_000)
    #expect(
      try #require(diff(Set(0..<5_000), Set(5_000..<10_000))).split(separator: "\n").count < 1_000)
  }

  @Test func `one changed row of very many shows its neighbourhood only`() {
    let rows = IdentifiedArray(uniqueElements: (0..<100_000).map { User(id: $0, name: "x") })
    var changed = rows
    changed[id: 70_000]?.name = "y"
    #expect(
      diff(rows, changed) == """
          [
            … (70000 unchanged),
            [70000]: User(
              id: 70000,
        -     name: "x",
        +     name: "y",
              favorites: []
            ),
            … (29999 unchanged)
          ]
        """)
    changed = rows
    changed.remove(id: 50)
    #expect(diff(rows, changed)?.split(separator: "\n").count == 9)
  }

  @Test func `a great collection that appears is cut`() throws {
    let text = try #require(diff([], Array(0..<5_000)))
    #expect(text.split(separator: "\n").count < 1_000)
    #expect(text.contains("(4800 more)"))
  }

  @Test func `what nests and what is long is bounded as a whole`() throws {
    let grid = Array(repeating: Array(0..<200), count: 200)
    let old = (0..<300).map { Sheet(id: $0, grid: grid) }
    let new = (300..<600).map { Sheet(id: $0, grid: grid) }
    #expect(try #require(diff(old, new)).split(separator: "\n").count < 8_000)
    let text = String(repeating: "line\n", count: 100_000)
    #expect(try #require(diff(text, text + "end")).split(separator: "\n").count < 8_000)
  }

  private struct Sheet: Equatable, Identifiable {
    let id: Int
    let grid: [[Int]]
  }

  @Test func `rotations and moves align what stayed`() {
    let text = diff([1, 2, 3, 4, 5, 6], [6, 1, 2, 3, 4, 5])
    #expect(
      text == """
          [
        +   [0]: 6,
            … (5 unchanged),
        -   [5]: 6
          ]
        """)
  }
}
