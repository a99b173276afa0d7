import ComposableArchitecture
import Foundation
import Testing

private struct User: Codable, Comparable, Hashable, Identifiable, Sendable {
  let id: Int
  var name: String
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

struct CollectionSpellings {
  private let blob = User(id: 1, name: "Blob")
  private let junior = User(id: 2, name: "Blob Jr.")
  private let senior = User(id: 3, name: "Blob Sr.")

  @Test func arraysAreMade() throws {
    let users: IdentifiedArrayOf<User> = [blob, junior]
    #expect(IdentifiedArray(uniqueElements: [blob, junior]) == users)
    #expect(IdentifiedArray(uniqueElements: [blob, junior], id: \.id) == users)
    #expect(
      IdentifiedArray([blob, blob], uniquingIDsWith: { first, _ in first }).elements == [blob])
    #expect(
      IdentifiedArray([blob, blob], id: \.id, uniquingIDsWith: { $1 }).count == 1)
    #expect(IdentifiedArray<Int, User>(id: \.id).isEmpty)
    #expect(IdentifiedArrayOf<User>().isEmpty)
    #expect(IdentifiedArrayOf<User>(uniqueElements: users) == users)
    let decoded = try JSONDecoder().decode(
      IdentifiedArrayOf<User>.self, from: JSONEncoder().encode(users))
    #expect(decoded == users)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        IdentifiedArrayOf<User>.self, from: JSONEncoder().encode([blob, blob]))
    }
    #expect(IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)[id: "b"] == "b")
  }

  @Test func elementsAreInsertedAndRemoved() {
    var users: IdentifiedArrayOf<User> = []
    #expect(users.append(blob).inserted)
    #expect(users.append(blob) == (false, 0))
    #expect(users.insert(senior, at: 0) == (true, 0))
    #expect(users.update(User(id: 3, name: "Sr."), at: 0) == senior)
    #expect(users.updateOrAppend(senior)?.name == "Sr.")
    #expect(users.updateOrAppend(junior) == nil)
    #expect(users.updateOrInsert(junior, at: 0).originalMember == junior)
    #expect(users.ids == [3, 1, 2])
    #expect(users.remove(id: 1) == blob)
    #expect(users.remove(junior) == junior)
    #expect(users.remove(at: 0) == senior)
    users += [blob, junior, senior]
    #expect(users.removeFirst() == blob)
    #expect(users.removeLast() == senior)
    users.append(contentsOf: [blob, senior])
    users.removeAll(where: { $0.id == 1 })
    users.removeSubrange(0..<1)
    #expect(users == [senior])
    users.removeAll(keepingCapacity: true)
    users.reserveCapacity(10)
    #expect(users.isEmpty)
    #expect((users + [blob]).count == 1)
  }

  @Test func elementsAreFoundAndChanged() {
    var users: IdentifiedArrayOf = [blob, junior, senior]
    users[id: 2]?.name.append("!")
    #expect(users[id: 2]?.name == "Blob Jr.!")
    users[id: 2] = junior
    users[id: 3] = nil
    users[id: 4] = User(id: 4, name: "New")
    #expect(users.ids == [1, 2, 4])
    #expect(users.index(id: 4) == 2)
    #expect(users.ids.contains(1))
    #expect(users.firstIndex(of: junior) == 1)
    #expect(users.first { $0.id == 2 } == junior)
    users[0].name = "x"
    #expect(users[0].name == "x")
    for index in users.indices { users[index].name = "\(index)" }
    #expect(users.map(\.name) == ["0", "1", "2"])
    for id in users.ids { users[id: id]?.name = "\(id)" }
    #expect(users.elements.map(\.name) == ["1", "2", "4"])
    #expect(users[id: 9] == nil)
    #expect(users.last?.id == 4)
    #expect(users[1...].map(\.id) == [2, 4])
    #expect(Array(users.enumerated()).count == 3)
    #expect(users.contains(where: { $0.id == 2 }))
    #expect(users.filter { $0.id > 1 } == users.filter { $0.id != 1 })
    #expect(type(of: users.filter { $0.id > 1 }) == IdentifiedArrayOf<User>.self)
  }

  @Test func elementsAreOrdered() {
    var users: IdentifiedArrayOf<User> = [senior, blob, junior]
    users.sort()
    #expect(users.ids == [1, 2, 3])
    users.sort(by: >)
    users.reverse()
    users.swapAt(0, 2)
    users.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
    users.remove(atOffsets: IndexSet([0]))
    users.shuffle()
    var generator = SystemRandomNumberGenerator()
    users.shuffle(using: &generator)
    #expect(users.count == 2)
    let pivot = users.partition { $0.id > 1 }
    #expect(pivot <= 2)
    #expect(users.sorted { $0.id < $1.id }.count == 2)
    #expect(users.reversed().count == 2)
    #expect(Set([users]).count == 1)
  }

  @Test func arraysAreDescribed() {
    let users: IdentifiedArrayOf<User> = [blob]
    expectNoDifference(
      String(customDumping: users),
      """
      [
        [0]: User(
          id: 1,
          name: "Blob"
        )
      ]
      """)
  }
}
