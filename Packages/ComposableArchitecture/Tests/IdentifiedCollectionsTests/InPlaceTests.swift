import IdentifiedCollections
import Testing

/// A copy-on-write value that counts the copies made of it.
private struct Probe {
  private final class Storage {
    var value = 0
  }

  private var storage = Storage()
  private(set) var copies = 0

  var value: Int {
    get { storage.value }
    set {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage()
        copies += 1
      }
      storage.value = newValue
    }
  }
}

private struct Probed: Identifiable {
  let id: Int
  var probe = Probe()
}

@Suite struct InPlaceTests {
  @Test(arguments: [0, 5, 49])
  func `an update through the id copies nothing`(id: Int) {
    var array = IdentifiedArray(uniqueElements: (0..<50).map { Probed(id: $0) })
    let place = array.elements.withUnsafeBufferPointer { $0.baseAddress }
    for value in 1...3 { array[id: id]?.probe.value = value }
    #expect(array[id: id]?.probe.value == 3)
    #expect(array[id: id]?.probe.copies == 0)
    #expect(array.elements.withUnsafeBufferPointer { $0.baseAddress } == place)
  }

  @Test func `an update through the position copies nothing`() {
    var array = IdentifiedArray(uniqueElements: (0..<50).map { Probed(id: $0) })
    let place = array.elements.withUnsafeBufferPointer { $0.baseAddress }
    array[7].probe.value = 1
    #expect(array[7].probe.copies == 0)
    #expect(array.elements.withUnsafeBufferPointer { $0.baseAddress } == place)
  }

  @Test func `a shared array is copied and the other owner keeps its value`() {
    var array: IdentifiedArrayOf<Row> = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
    let other = array
    array[id: 1]?.name = "c"
    array[1].name = "d"
    array.append(Row(id: 3))
    #expect(other.elements == [Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    #expect(Array(other.ids) == [1, 2])
    #expect(array.elements == [Row(id: 1, name: "c"), Row(id: 2, name: "d"), Row(id: 3)])
  }

  @Test func `a row emptied in place is removed, wherever it is`() {
    for id in 0..<3 {
      var array = IdentifiedArray(uniqueElements: (0..<3).map { Row(id: $0, name: "\($0)") })
      func empty(_ row: inout Row?) { row = nil }
      empty(&array[id: id])
      #expect(Array(array.ids) == (0..<3).filter { $0 != id })
      #expect(array.isConsistent { $0.id })
    }
    var only: IdentifiedArrayOf<Row> = [Row(id: 1)]
    func empty(_ row: inout Row?) { row = nil }
    empty(&only[id: 1])
    #expect(only.isEmpty)
    #expect(only.ids.isEmpty)
  }

  @Test func `a throwing change in place leaves the array whole`() {
    struct Failure: Error {}
    func change(_ row: inout Row?) throws {
      row?.name = "changed"
      throw Failure()
    }
    var array = IdentifiedArray(uniqueElements: (0..<3).map { Row(id: $0) })
    #expect(throws: Failure.self) { try change(&array[id: 1]) }
    #expect(array[id: 1]?.name == "changed")
    #expect(array.isConsistent { $0.id })
  }
}
