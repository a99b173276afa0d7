import IdentifiedCollections
import Testing

private struct Person: Codable, Comparable, Hashable, Identifiable {
  let id: Int
  var name = ""

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  private let users: IdentifiedArrayOf<Person> = [
    Person(id: 3, name: "c"), Person(id: 1, name: "a"), Person(id: 2, name: "b"),
  ]

  @Test func `an array is made in each of the ways`() {
    #expect(IdentifiedArrayOf<Person>().isEmpty)
    #expect(IdentifiedArray(uniqueElements: users.elements) == users)
    #expect(IdentifiedArray(uniqueElements: ["a", "b"], id: \.self).ids == ["a", "b"])
    #expect(IdentifiedArray<Int, String>(id: \.count).count == 0)
    let merged = IdentifiedArray([Person(id: 1, name: "a"), Person(id: 1, name: "b")]) { _, new in
      new
    }
    #expect(merged[id: 1]?.name == "b")
    #expect(IdentifiedArrayOf<Person>(users.map { $0 }).count == 3)
  }

  @Test func `rows are changed in each of the ways`() {
    var rows = users
    rows[id: 1]?.name = "z"
    #expect(rows[1].name == "z")
    rows[id: 9] = Person(id: 9)
    #expect(rows.last?.id == 9)
    rows[id: 9] = nil
    #expect(rows[id: 9] == nil)
    #expect(rows.insert(Person(id: 5), at: 0) == (true, 0))
    #expect(rows.updateOrAppend(Person(id: 5, name: "e"))?.name == "")
    #expect(rows.updateOrInsert(Person(id: 6), at: 1).index == 1)
    #expect(rows.remove(id: 6)?.id == 6)
    #expect(rows.remove(Person(id: 5, name: "e"))?.id == 5)
    rows.append(contentsOf: [Person(id: 7), Person(id: 7)])
    #expect(rows.ids == [3, 1, 2, 7])
    rows.removeAll { $0.id > 2 }
    #expect(rows.ids == [1, 2])
    rows.removeAll()
    #expect(rows.isEmpty)
  }

  @Test func `rows are ordered in each of the ways`() {
    var rows = users
    rows.sort()
    #expect(rows.ids == [1, 2, 3])
    rows.sort { $0.name > $1.name }
    #expect(rows.ids == [3, 2, 1])
    rows.reverse()
    rows.move(fromOffsets: [0], toOffset: 3)
    #expect(rows.ids == [2, 3, 1])
    rows.swapAt(0, 2)
    #expect(rows.ids == [1, 3, 2])
    rows.remove(atOffsets: [0, 2])
    #expect(rows.ids == [3])
  }

  @Test func `ids are an ordered set`() {
    let ids = users.ids
    #expect(ids.contains(1))
    #expect(ids.firstIndex(of: 2) == 2)
    #expect(users.index(id: 1) == 1)
    #expect(Array(ids) == ids.elements)
    #expect(Set(ids) == [1, 2, 3])
    #expect(ids.first == 3)
    #expect(ids.count == users.count)
  }

  @Test func `an array is a collection`() {
    #expect(users.first?.id == 3)
    #expect(users.map(\.id) == [3, 1, 2])
    #expect(users.filter { $0.id > 1 }.ids == [3, 2])
    #expect(users[0..<2].map(\.id) == [3, 1])
    #expect(users.firstIndex { $0.id == 2 } == 2)
    #expect(users.sorted().map(\.id) == [1, 2, 3])
    #expect(users.dropFirst().first?.id == 1)
    #expect(zip(users.indices, users).allSatisfy { users[$0] == $1 })
  }
}
