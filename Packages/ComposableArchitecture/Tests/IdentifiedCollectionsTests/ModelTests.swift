import IdentifiedCollections
import Testing

/// The same array, as plainly as can be: what an identified array must agree with.
private struct Model {
  var rows: [Row] = []

  func index(id: Int) -> Int? { rows.firstIndex { $0.id == id } }

  mutating func insert(_ row: Row, at position: Int) {
    if index(id: row.id) == nil { rows.insert(row, at: position) }
  }

  mutating func updateOrAppend(_ row: Row) {
    if let position = index(id: row.id) { rows[position] = row } else { rows.append(row) }
  }

  mutating func move(_ offsets: Set<Int>, to destination: Int) {
    let moved = offsets.sorted().map { rows[$0] }
    let target = destination - offsets.filter { $0 < destination }.count
    rows = rows.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    rows.insert(contentsOf: moved, at: target)
  }
}

@Suite struct ModelTests {
  @Test(arguments: [(6, UInt64(1)), (6, 2), (20, 3), (20, 4), (200, 5), (200, 6)])
  func `every mutation agrees with a plain array`(ids: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array: IdentifiedArrayOf<Row> = []
    var model = Model()
    for step in 0..<1_500 {
      let before = array
      let oldIDs = Array(array.ids)
      mutate(&array, &model, ids: ids, step: step, &random)
      #expect(array.elements == model.rows, "seed \(seed), step \(step)")
      #expect(array.isConsistent { $0.id }, "seed \(seed), step \(step)")
      if Array(array.ids) != oldIDs {
        #expect(array._$structure != before._$structure, "seed \(seed), step \(step)")
      }
      #expect(Array(before.ids) == oldIDs, "seed \(seed), step \(step)")
    }
  }

  private func mutate(
    _ array: inout IdentifiedArrayOf<Row>, _ model: inout Model, ids: Int, step: Int,
    _ random: inout SeededGenerator
  ) {
    let id = Int.random(in: 0..<ids, using: &random)
    let row = Row(id: id, name: "\(step)")
    let count = array.count
    let position = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2:
      array.append(row)
      model.insert(row, at: count)
    case 3, 4:
      array.insert(row, at: position)
      model.insert(row, at: position)
    case 5:
      array.updateOrAppend(row)
      model.updateOrAppend(row)
    case 6:
      array.remove(id: id)
      model.rows.removeAll { $0.id == id }
    case 7 where count > 0:
      array.remove(at: position % count)
      model.rows.remove(at: position % count)
    case 8:
      array[id: id]?.name = "changed"
      if let found = model.index(id: id) { model.rows[found].name = "changed" }
    case 9:
      array[id: id] = step.isMultiple(of: 2) ? row : nil
      if step.isMultiple(of: 2) {
        model.updateOrAppend(row)
      } else {
        model.rows.removeAll { $0.id == id }
      }
    case 10 where count > 1:
      let other = Int.random(in: 0..<count, using: &random)
      array.swapAt(position % count, other)
      model.rows.swapAt(position % count, other)
    case 11:
      array.sort { $0.id < $1.id }
      model.rows.sort { $0.id < $1.id }
    case 12:
      array.reverse()
      model.rows.reverse()
    case 13:
      let offsets = Set((0..<3).map { _ in Int.random(in: 0...count, using: &random) })
        .filter { $0 < count }
      array.move(fromOffsets: offsets, toOffset: position)
      model.move(offsets, to: position)
    case 14:
      let end = min(count, position + 2)
      array.removeSubrange(position..<end)
      model.rows.removeSubrange(position..<end)
    default:
      array.removeAll { $0.id.isMultiple(of: 7) }
      model.rows.removeAll { $0.id.isMultiple(of: 7) }
    }
  }
}
