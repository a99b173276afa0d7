import Benchmarking
import ComposableArchitecture
import Observation

/// Sends and reads through nested scopes.
@MainActor
func registerScopes(_ suite: BenchmarkSuite) {
  suite.measure(
    "send through 1 scope", target: 0.8, given: { leaf1() }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 1 scope, observed once", target: 0.8, given: { observedOnce(leaf1()) }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 5 scopes", target: 1.8, given: { leaf5() }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 5 scopes, observed once", target: 1.8, given: { observedOnce(leaf5()) }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 10 scopes", target: 3, given: { leaf10() }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 10 scopes, observed once", target: 3, given: { observedOnce(leaf10()) }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 20 scopes", target: 6, given: { leaf20() }
  ) { $0.send(.bumped) }
  suite.measure(
    "send through 20 scopes, observed once", target: 6, given: { observedOnce(leaf20()) }
  ) { $0.send(.bumped) }
  suite.measure("observe through 5 scopes, send, be told", given: { leaf5() }) { store in
    withObservationTracking {
      keep(store.count)
    } onChange: {
    }
    store.send(.bumped)
  }
  suite.measure("send through 50 scopes", given: { leaf50() }) { $0.send(.bumped) }
  suite.measure("read a field through 5 scopes", target: 0.2, given: { leaf5() }) {
    keep($0.count)
  }
  suite.measure("read a field through 50 scopes", given: { leaf50() }) { keep($0.count) }
  suite.measureFresh(
    "scope 5 deep and read, first time", target: 4,
    input: { Store(initialState: Level5.State()) { Level5() } }
  ) { keep(scoped($0).count) }
  suite.measure(
    "scope 5 deep and read, from the cache", target: 0.4,
    given: { Store(initialState: Level5.State()) { Level5() } }
  ) { keep(scoped($0).count) }
}

@MainActor
private func scoped(_ store: StoreOf<Level5>) -> StoreOf<Leaf> {
  store
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
}

/// A store that somebody has observed until the first change.
@MainActor
private func observedOnce(_ store: StoreOf<Leaf>) -> StoreOf<Leaf> {
  withObservationTracking {
    keep(store.count)
  } onChange: {
  }
  return store
}
