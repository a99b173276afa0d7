import ComposableArchitecture
import Effects
import FactFeature
import FeatureA
import Testing

@MainActor
struct A2FeatureTests {
  @Test func factThreeIsLoadedWhenTheScreenAppears() async {
    let fact = NumberFact(
      text: "3 is a prime.", number: 3, kind: .trivia, source: .live(host: "example"))
    let asked = LockIsolated<[NumberQuery]>([])
    let store = TestStore(initialState: A2Feature.State()) {
      A2Feature()
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
    #expect(asked.value == [.number(3)])
  }

  @Test func aLinkSaysWhichFactTheScreenStartsWith() {
    let state = A2Feature.State(FactRequest(number: 7, kind: .math))
    #expect(state.fact == FactFeature.State(number: 7, kind: .math))
    #expect(A2Feature.State(FactRequest()) == A2Feature.State())
  }
}
