import Benchmarking
import ComposableArchitecture

/// Effects, from those that send at once to those that run.
@MainActor
func registerEffects(_ suite: BenchmarkSuite) {
  let leaf: @MainActor () -> StoreOf<Leaf> = { Store(initialState: Leaf.State()) { Leaf() } }
  suite.measure(".send(.done), handled", target: 1.2, given: leaf) { $0.send(.sendOnce) }
  suite.measure("merge of 10 .send(.done), all handled", target: 8, given: leaf) {
    $0.send(.sendTen)
  }
  suite.measureAsync("the runtime alone: off the main actor, back, awaited", given: {}) { _ in
    await Task.detached { await MainActor.run {} }.value
  }
  suite.measureAsync(".run { await send(.done) }, awaited", target: 20, given: leaf) { store in
    await store.send(.runOnce).finish()
  }
  suite.measureAsync("start and cancel in flight, awaited", target: 25, given: leaf) { store in
    let task = store.send(.started)
    store.send(.stopped)
    await task.finish()
  }
  suite.measureAsync("start, let it run, cancel, awaited", given: leaf) { store in
    let task = store.send(.started)
    await Task.yield()
    store.send(.stopped)
    await task.finish()
  }
  suite.measureAsync(
    "1,000 rows, start and cancel an effect in each, awaited", unit: .milliseconds,
    given: { Store(initialState: Rows.State(count: 1_000)) { Rows() } }
  ) { store in
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .started))) }
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .stopped))) }
    await store.settle()
  }
  suite.measure(
    "send to one of 1,000 rows, each with a running effect",
    given: workingRows
  ) { $0.send(.rows(.element(id: 500, action: .bumped))) }
  suite.record(
    "growth of memory over 10,000 rounds of start and cancel", unit: "B/round", target: 10
  ) {
    let store = leaf()
    await rounds(1_000, store)
    let before = residentMemory()
    await rounds(10_000, store)
    guard !store.hasRunningEffects else { throw EffectsLeft() }
    return max(Double(residentMemory() - before), 0) / 10_000
  }
}

/// A store of 1,000 rows that all work.
@MainActor
private func workingRows() -> StoreOf<Rows> {
  let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
  for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .started))) }
  return store
}

/// Effects that are still running though all were cancelled.
private struct EffectsLeft: Error {}

@MainActor
private func rounds(_ count: Int, _ store: StoreOf<Leaf>) async {
  for _ in 0..<count {
    let task = store.send(.started)
    store.send(.stopped)
    await task.finish()
  }
  await store.settle()
}
