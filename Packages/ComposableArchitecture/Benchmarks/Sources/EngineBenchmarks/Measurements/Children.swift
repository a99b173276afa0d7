import Benchmarking
import ComposableArchitecture

/// Sends to children in lists, presentations and cases.
@MainActor
func registerChildren(_ suite: BenchmarkSuite) {
  for count in [10, 1_000, 10_000] {
    suite.measure(
      "forEach, send to one of \(grouped(count)) rows", target: 2, given: { RowsSubject(count) }
    ) { $0.sendToNextRow() }
  }
  for count in [1_000, 10_000] {
    suite.measureRatio(
      "forEach, \(grouped(count)) rows against 10", target: 1.3,
      of: { RowsSubject(count) }, to: { RowsSubject(10) }
    ) { $0.sendToNextRow() }
  }
  suite.measure("forEach, send to a scoped row of 1,000", target: 2, given: { scopedRow(1_000) }) {
    $0.row.send(.bumped)
  }
  suite.measure(
    "ifLet on @Presents, a send", target: 2,
    given: { Store(initialState: Sheet.State(leaf: Leaf.State())) { Sheet() } }
  ) { $0.send(.leaf(.presented(.bumped))) }
  suite.measure(
    "ifLet on @Presents, present and dismiss", unit: .microseconds,
    given: { Store(initialState: Sheet.State()) { Sheet() } }
  ) { store in
    store.send(.opened)
    store.send(.leaf(.dismiss))
  }
  suite.measure(
    "ifCaseLet, a send", target: 2,
    given: { Store(initialState: Choice.State.leaf(Leaf.State())) { Choice() } }
  ) { $0.send(.leaf(.bumped)) }
}

/// A list's store and the row to send to next.
@MainActor
private final class RowsSubject {
  private let store: StoreOf<Rows>
  private let count: Int
  private var next = 0

  init(_ count: Int) {
    store = Store(initialState: Rows.State(count: count)) { Rows() }
    self.count = count
  }

  func sendToNextRow() {
    store.send(.rows(.element(id: next, action: .bumped)))
    next = (next + 7) % count
  }
}

/// A row's store and the store that keeps it.
private struct ScopedRow {
  var store: StoreOf<Rows>
  var row: StoreOf<Leaf>
}

@MainActor
private func scopedRow(_ count: Int) -> ScopedRow {
  let store = Store(initialState: Rows.State(count: count)) { Rows() }
  let rows = store.scope(state: \.rows, action: \.rows)
  return ScopedRow(store: store, row: rows[count / 2])
}
