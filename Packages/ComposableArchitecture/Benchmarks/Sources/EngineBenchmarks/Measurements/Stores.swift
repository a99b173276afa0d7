import Benchmarking
import ComposableArchitecture

/// Stores and test stores.
@MainActor
func registerStores(_ suite: BenchmarkSuite) {
  suite.measure("a new root store", target: 3) {
    keep(Store(initialState: Leaf.State()) { Leaf() })
  }
  suite.measureAsync(
    "TestStore.send with an assertion", target: 8,
    given: { CountingTestStore() }
  ) { await $0.send() }
  suite.measureAsync(
    "TestStore.send and receive", target: 40,
    given: { CountingTestStore() }
  ) { await $0.sendAndReceive() }
  suite.measureAsync(
    "TestStore.send and receive what a .run sends", target: 40,
    given: { CountingTestStore() }
  ) { await $0.runAndReceive() }
}

/// A test store and the count that its state is expected to have.
@MainActor
private final class CountingTestStore {
  private let store = TestStore(initialState: Leaf.State()) { Leaf() }
  private var count = 0

  func send() async {
    count += 1
    await store.send(.bumped) { [count] in $0.count = count }
  }

  func sendAndReceive() async {
    count += 1
    await store.send(.sendOnce)
    await store.receive(\.done) { [count] in $0.count = count }
  }

  func runAndReceive() async {
    count += 1
    await store.send(.runOnce)
    await store.receive(\.done) { [count] in $0.count = count }
  }
}
