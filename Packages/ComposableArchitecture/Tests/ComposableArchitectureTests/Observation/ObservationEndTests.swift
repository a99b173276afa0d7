import Observation
import Testing

@testable import ComposableArchitecture

/// From when to when a field is observed.
@MainActor
struct ObservationEndTests {
  private let store = Store(initialState: Worker.State()) { Worker(journal: Journal()) }

  /// Counts how often an observation of the count was told.
  private func observeCount(_ told: LockIsolated<Int>, also: () -> Void = {}) {
    withObservationTracking {
      _ = store.count
      also()
    } onChange: {
      told.withValue { $0 += 1 }
    }
  }

  private func core() throws -> RootCore<Worker.State, Worker.Action> {
    try #require(store.core as? RootCore<Worker.State, Worker.Action>)
  }

  @Test func readsOutsideOfAnObservationWatchNothing() throws {
    _ = store.count
    _ = store.state.count
    _ = store.withState { $0.count }
    let token = try #require(store.withState { $0._$id }.token)
    #expect(!token.isObserved(1) && !token.isObserved(0) && !token.isObserved(2))
  }

  @Test func theProbeSeesAnObservationAndItsEnd() {
    #expect(!ObservationProbe.isObserving)
    withObservationTracking {
      #expect(ObservationProbe.isObserving)
    } onChange: {
    }
    #expect(!ObservationProbe.isObserving)
  }

  @Test func theProbeOfOneThreadDoesNotSeeTheObservationOfAnother() async {
    await Task.detached {
      withObservationTracking {
        #expect(ObservationProbe.isObserving)
      } onChange: {
      }
    }.value
    #expect(!ObservationProbe.isObserving)
  }

  @Test func eachOfManyObserversIsToldOnce() {
    let told = LockIsolated(0)
    for _ in 0..<10 { observeCount(told) }
    store.send(.bump)
    store.send(.bump)
    #expect(told.value == 10)
  }

  @Test func whoObservesAgainIsToldAgain() {
    let told = LockIsolated(0)
    for round in 1...5 {
      observeCount(told)
      store.send(.bump)
      #expect(told.value == round)
    }
  }

  @Test func whoObservesAgainWhileBeingToldIsToldOfTheNextChange() {
    let told = LockIsolated(0)
    let store = store
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        withObservationTracking {
          _ = store.count
        } onChange: {
          told.withValue { $0 += 1 }
        }
      }
    }
    store.send(.bump)
    #expect(told.value == 0)
    store.send(.bump)
    #expect(told.value == 1)
  }

  @Test func aChangeWhileTheObservationReadsDoesNotEndIt() {
    let told = LockIsolated(0)
    observeCount(told) { store.send(.bump) }
    #expect(told.value == 0)
    store.send(.bump)
    #expect(told.value == 1)
  }

  @Test func aReadOfTheWholeStateIsObservedByField() {
    let told = LockIsolated(0)
    withObservationTracking {
      _ = store.state.count
    } onChange: {
      told.withValue { $0 += 1 }
    }
    store.send(.done(1))
    #expect(told.value == 0)
    store.send(.bump)
    #expect(told.value == 1)
  }
}
