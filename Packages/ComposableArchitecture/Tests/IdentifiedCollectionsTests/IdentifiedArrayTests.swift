import FoundationEssentials
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayTests {
  private let rows: IdentifiedArrayOf<Row> = [
    Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 3, name: "c"),
  ]

  @Test func `rows are found by id and by position`() {
    #expect(rows[id: 2]?.name == "b")
    #expect(rows[id: 9] == nil)
    #expect(rows[1].id == 2)
    #expect(rows.index(id: 3) == 2)
    #expect(rows.ids.contains(1))
    #expect(!rows.ids.contains(9))
    #expect(rows.ids == [1, 2, 3])
    #expect(rows.map(\.name) == ["a", "b", "c"])
  }

  @Test func `appending a duplicate changes nothing`() {
    var array = rows
    let (inserted, index) = array.append(Row(id: 2, name: "other"))
    #expect(!inserted)
    #expect(index == 1)
    #expect(array == rows)
    #expect(array._$structure == rows._$structure)
    #expect(array.insert(Row(id: 3, name: "other"), at: 0) == (false, 2))
    #expect(array == rows)
  }

  @Test func `an update tells what was there`() {
    var array = rows
    #expect(array.updateOrAppend(Row(id: 2, name: "B")) == Row(id: 2, name: "b"))
    #expect(array.updateOrAppend(Row(id: 4)) == nil)
    let first = array.updateOrInsert(Row(id: 5), at: 0)
    #expect(first.originalMember == nil)
    #expect(first.index == 0)
    let second = array.updateOrInsert(Row(id: 1, name: "A"), at: 3)
    #expect(second.originalMember == Row(id: 1, name: "a"))
    #expect(second.index == 1)
    #expect(array.ids == [5, 1, 2, 3, 4])
  }

  @Test func `equal ids are combined or the first kept when asked`() {
    let elements = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c")]
    #expect(IdentifiedArray(elements).map(\.name) == ["a", "b"])
    let joined = IdentifiedArray(elements) { Row(id: $0.id, name: $0.name + $1.name) }
    #expect(joined.map(\.name) == ["ac", "b"])
    #expect(IdentifiedArray(elements, id: \.name).count == 3)
    #expect(
      IdentifiedArray(elements, id: \.id, uniquingIDsWith: { $1 }).map(\.name) == ["c", "b"])
  }

  @Test func `elements without an id of their own are identified by a key path`() {
    var array = IdentifiedArray(uniqueElements: ["a", "bb", "ccc"], id: \.count)
    #expect(array[id: 2] == "bb")
    array[id: 2] = "xx"
    #expect(array.elements == ["a", "xx", "ccc"])
  }

  @Test func `partition moves the chosen behind the others and keeps the order`() {
    var array = IdentifiedArray(uniqueElements: (0..<20).map { Row(id: $0) })
    let pivot = array.partition { $0.id.isMultiple(of: 3) }
    #expect(array[..<pivot].allSatisfy { !$0.id.isMultiple(of: 3) })
    #expect(array[pivot...].map(\.id) == [0, 3, 6, 9, 12, 15, 18])
    #expect(array.isConsistent { $0.id })
  }

  @Test func `generic algorithms of mutable collections keep ids in step`() {
    func sorted<Rows: MutableCollection & RandomAccessCollection>(_ rows: Rows) -> Rows
    where Rows.Element == Row {
      var rows = rows
      rows.sort { $0.id > $1.id }
      return rows
    }
    func shuffled<Rows: MutableCollection & RandomAccessCollection>(_ rows: Rows) -> Rows {
      var rows = rows
      var random = SeededGenerator(seed: 7)
      rows.shuffle(using: &random)
      return rows
    }
    let array = IdentifiedArray(uniqueElements: (0..<40).map { Row(id: $0) })
    #expect(sorted(array).ids.elements == Array((0..<40).reversed()))
    #expect(sorted(array).isConsistent { $0.id })
    #expect(shuffled(array).isConsistent { $0.id })
    #expect(Set(shuffled(array).ids) == Set(0..<40))
  }

  @Test func `filtering and joining give identified arrays`() {
    let odd: IdentifiedArrayOf<Row> = rows.filter { !$0.id.isMultiple(of: 2) }
    #expect(odd.ids == [1, 3])
    #expect((odd + [Row(id: 2), Row(id: 3, name: "other")]).map(\.name) == ["a", "c", ""])
  }

  @Test func `rows are removed from both ends and by offsets`() {
    var array = IdentifiedArray(uniqueElements: (0..<12).map { Row(id: $0) })
    #expect(array.removeFirst().id == 0)
    #expect(array.removeLast().id == 11)
    array.removeFirst(2)
    array.removeLast(2)
    #expect(array.ids.elements == Array(3...8))
    array.remove(atOffsets: [5, 0])
    #expect(array.ids == [4, 5, 6, 7])
    #expect(array.popFirst()?.id == 4)
    #expect(array.popLast()?.id == 7)
    #expect(array.remove(Row(id: 5, name: "any"))?.id == 5)
    array.removeAll(keepingCapacity: true)
    #expect(array.popLast() == nil)
    #expect(array.isEmpty)
  }

  @Test func `arrays are equal by elements and order, and hash alike`() {
    #expect(rows == [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 3, name: "c")])
    var other = rows
    other.swapAt(0, 1)
    #expect(other != rows)
    other.swapAt(0, 1)
    #expect(other == rows)
    #expect(other.hashValue == rows.hashValue)
  }

  @Test func `arrays that share storage are equal without comparing elements`() {
    final class Counter: @unchecked Sendable {
      // Used by one test on one thread.
      var comparisons = 0
    }
    struct Counted: Identifiable, Equatable {
      let id: Int
      let counter: Counter
      static func == (lhs: Counted, rhs: Counted) -> Bool {
        lhs.counter.comparisons += 1
        return lhs.id == rhs.id
      }
    }
    let counter = Counter()
    let array = IdentifiedArray(
      uniqueElements: (0..<1_000).map { Counted(id: $0, counter: counter) })
    let copy = array
    #expect(array == copy)
    #expect(counter.comparisons == 0)
  }

  @Test func `an array is coded as its elements, and duplicates do not decode`() throws {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    let twice = try JSONEncoder().encode([Row(id: 1), Row(id: 1)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: twice)
    }
  }
}
