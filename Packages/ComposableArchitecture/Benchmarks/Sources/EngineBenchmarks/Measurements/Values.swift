import Benchmarking
import ComposableArchitecture
import CustomDump
import IdentifiedCollections

/// Dumps, diffs and identified arrays.
@MainActor
func registerValues(_ suite: BenchmarkSuite) {
  let rows: @MainActor () -> [Row] = { (0..<100_000).map { Row(id: $0, title: "Row \($0)") } }
  suite.measure("customDump of 100,000 rows", unit: .milliseconds, given: rows) {
    var text = ""
    customDump($0, to: &text)
    keep(text)
  }
  suite.measure(
    "diff of 100,000 rows that differ in one", unit: .milliseconds, target: 2_000,
    given: { changed(rows(), at: 50_000) }
  ) { keep(diff($0.before, $0.after)) }
  suite.measure(
    "diff of 5,000 rows that all differ", unit: .milliseconds, target: 500,
    given: { Change(before: titled("A"), after: titled("B")) }
  ) { keep(diff($0.before, $0.after)) }
  for count in [10, 1_000, 100_000] { registerIdentifiedArray(suite, count) }
}

@MainActor
private func registerIdentifiedArray(_ suite: BenchmarkSuite, _ count: Int) {
  let size = grouped(count)
  suite.measure("IdentifiedArray of \(size), look up an id", given: { ArraySubject(count) }) {
    keep($0.lookUp())
  }
  suite.measure("IdentifiedArray of \(size), update by id", given: { ArraySubject(count) }) {
    $0.update()
  }
  suite.measure(
    "IdentifiedArray of \(size), append and remove the last", given: { ArraySubject(count) }
  ) { $0.appendAndRemove() }
  suite.measure(
    "IdentifiedArray of \(size), made from elements", given: { ArraySubject(count) }
  ) { keep($0.rebuilt()) }
}

/// Rows before and after.
private struct Change {
  var before: [Row]
  var after: [Row]
}

private func changed(_ rows: [Row], at position: Int) -> Change {
  var change = Change(before: rows, after: rows)
  change.after[position].title = "Changed"
  return change
}

private func titled(_ title: String) -> [Row] {
  (0..<5_000).map { Row(id: $0, title: "\(title) \($0)") }
}

private struct Row: Equatable, Identifiable {
  var id: Int
  var title: String
}

private final class ArraySubject {
  private var rows: IdentifiedArrayOf<Row>
  private var next = 0

  init(_ count: Int) {
    rows = IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0, title: "Row") })
  }

  func lookUp() -> Row? {
    next = (next + 7) % rows.count
    return rows[id: next]
  }

  func update() {
    next = (next + 7) % rows.count
    rows[id: next]?.title = "Changed"
  }

  func appendAndRemove() {
    rows.append(Row(id: rows.count, title: "Row"))
    rows.removeLast()
  }

  func rebuilt() -> IdentifiedArrayOf<Row> { IdentifiedArray(uniqueElements: rows.elements) }
}
