import IdentifiedCollections
import Testing

@Suite struct StructureTests {
  @Test func `updates in place keep the structure's token`() {
    var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    let token = array._$structure
    array[id: 1]?.name = "a"
    array[0].name = "b"
    array.updateOrAppend(Row(id: 2, name: "c"))
    array.update(Row(id: 2, name: "d"), at: 1)
    array[id: 9]?.name = "nobody"
    array.append(Row(id: 1))
    array.sort { $0.id < $1.id }
    #expect(array._$structure == token)
  }

  @Test func `adding, removing and reordering replace the structure's token`() {
    var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    var tokens = [array._$structure]
    func note() {
      #expect(!tokens.contains(array._$structure))
      tokens.append(array._$structure)
    }
    array.append(Row(id: 3))
    note()
    array.swapAt(0, 1)
    note()
    array.swapAt(0, 1)
    note()
    array.remove(id: 3)
    note()
    array[id: 4] = Row(id: 4)
    note()
    array[id: 4] = nil
    note()
    array.reverse()
    note()
  }

  @Test func `copies share the token until one changes, and empty arrays have the same`() {
    let array: IdentifiedArrayOf<Row> = [Row(id: 1)]
    var copy = array
    #expect(copy._$structure == array._$structure)
    copy.append(Row(id: 2))
    #expect(copy._$structure != array._$structure)
    copy.removeAll()
    #expect(copy._$structure == IdentifiedArrayOf<Row>()._$structure)
  }
}
