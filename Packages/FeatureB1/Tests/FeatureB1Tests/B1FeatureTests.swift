import ComposableArchitecture
import Effects
import FactFeature
import FeatureB1
import FeatureB2
import Testing

@MainActor
struct B1FeatureTests {
  @Test func factTwoIsLoadedWhenTheScreenAppears() async {
    let fact = NumberFact(
      text: "2 is even.", number: 2, kind: .trivia, source: .live(host: "example"))
    let store = TestStore(initialState: B1Feature.State(loginData: "wimes")) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in fact }
    }

    await store.send(.appeared)
    await store.send(.fact(.appeared)) {
      $0.fact.phase = .loading
    }
    await store.receive(\.fact.factResponse.success) {
      $0.fact.phase = .loaded(fact)
    }
  }

  @Test func openingB2CancelsTheRequestOfB1() async {
    let store = TestStore(initialState: B1Feature.State()) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in try await Task.never() }
    }

    await store.send(.fact(.appeared)) {
      $0.fact.phase = .loading
    }
    await store.send(.openB2ButtonTapped) {
      $0.b2 = B2Feature.State()
    }
    await store.finish()
  }

  @Test func leavingB2CancelsItsRequest() async {
    let store = TestStore(initialState: B1Feature.State()) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in try await Task.never() }
    }

    await store.send(.openB2ButtonTapped) {
      $0.b2 = B2Feature.State()
    }
    await store.send(.b2(.presented(.fact(.appeared)))) {
      $0.b2?.fact.phase = .loading
    }
    await store.send(.b2(.dismiss)) {
      $0.b2 = nil
    }
  }
}
