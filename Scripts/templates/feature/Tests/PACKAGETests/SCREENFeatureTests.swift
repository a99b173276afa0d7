import ComposableArchitecture
import Effects
import FactFeature
import PACKAGE
import Testing

@MainActor
struct SCREENFeatureTests {
  @Test func factFiveIsLoadedWhenTheScreenAppears() async {
    let fact = NumberFact(
      text: "5 is a prime.", number: 5, kind: .trivia, source: .live(host: "example"))
    let asked = LockIsolated<[NumberQuery]>([])
    let store = TestStore(initialState: SCREENFeature.State()) {
      SCREENFeature()
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
    #expect(asked.value == [.number(5)])
  }

  @Test func theNumberOnTheScreenBecomesTheFavorite() async {
    let store = TestStore(initialState: SCREENFeature.State(number: 7)) {
      SCREENFeature()
    }

    await store.send(.favoriteButtonTapped) {
      $0.favorite = 7
    }
  }
}
