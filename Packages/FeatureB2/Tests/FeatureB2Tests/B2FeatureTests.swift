import ComposableArchitecture
import Effects
import FactFeature
import FeatureB2
import Testing

@MainActor
struct B2FeatureTests {
  @Test func factFourIsLoadedWhenTheScreenAppears() async {
    let fact = NumberFact(
      text: "4 is a square.", number: 4, kind: .trivia, source: .live(host: "example"))
    let asked = LockIsolated<[NumberQuery]>([])
    let store = TestStore(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.numbersClient.fact = { query, _ in
        asked.withValue { $0.append(query) }
        return fact
      }
    }

    await store.send(.fact(.appeared)) {
      $0.fact.phase = .loading
    }
    await store.receive(\.fact.factResponse.success) {
      $0.fact.phase = .loaded(fact)
    }
    #expect(asked.value == [.number(4)])
  }
}
