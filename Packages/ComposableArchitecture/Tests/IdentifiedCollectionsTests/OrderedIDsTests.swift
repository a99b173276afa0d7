import IdentifiedCollections
import Testing

@Suite struct OrderedIDsTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
  }

  private func ids(_ values: some Sequence<Int>) -> IdentifiedArrayOf<Row> {
    IdentifiedArray(uncheckedUniqueElements: values.map { Row(id: $0) })
  }

  // Few ids are searched one by one, many by their table.
  @Test(arguments: [3, 40]) func `ids are compared and combined with others, in order`(count: Int) {
    let some = ids(1...count).ids
    #expect(some.isSubset(of: 0...count))
    #expect(!some.isSubset(of: [1]))
    #expect(some.isSuperset(of: [count, 1]))
    #expect(!some.isSuperset(of: [0]))
    #expect(some.isDisjoint(with: [0, count + 1]))
    #expect(!some.isDisjoint(with: [count]))
    #expect(some.union([0, 1, 0]).elements == Array(1...count) + [0])
    #expect(some.intersection([count, 1, 0]) == [1, count])
    #expect(some.subtracting(2...count) == [1])
    #expect(some.symmetricDifference([1, 0, 0]).elements == Array(2...count) + [0])
    #expect(some.elements == Array(1...count))
  }

  @Test func `elements that are known to be unique are taken in order`() {
    let words = IdentifiedArray(uncheckedUniqueElements: ["b", "a"], id: \.self)
    #expect(words.elements == ["b", "a"])
    #expect(words[id: "a"] == "a")
  }
}
