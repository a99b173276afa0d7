import IdentifiedCollections
import Testing

@Suite struct IdentityFailureTests {
  @Test func `changing an id through the id subscript stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      array[id: 1]?.id = 3
    }
  }

  @Test func `changing an id through the position subscript stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      array[0].id = 3
    }
  }

  @Test func `replacing a position by a row whose id is elsewhere stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      array[0] = Row(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      array.update(Row(id: 2), at: 0)
    }
  }

  @Test func `storing a row under another id stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Row> = [Row(id: 1)]
      array[id: 2] = Row(id: 3)
    }
  }

  @Test func `equal ids in a literal stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let array: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 1)]
      print(array.count)
    }
  }
}
