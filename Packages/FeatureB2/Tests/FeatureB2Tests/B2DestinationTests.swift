import ComposableArchitecture
import Effects
import FactFeature
import FeatureB2
import Testing

@MainActor
struct B2DestinationTests {
  @Test func aLinkSaysWhichFactTheScreenStartsWith() {
    let state = B2Feature.State(FactRequest(number: 7, kind: .math))
    #expect(state.fact == FactFeature.State(number: 7, kind: .math))
    #expect(state.destination == .b2(FactRequest(number: 7, kind: .math)))
  }

  @Test func whatALinkLeavesOpenIsFactFour() {
    #expect(B2Feature.State(FactRequest()) == B2Feature.State())
    #expect(B2Feature.State(FactRequest(kind: .year)).fact.number == 4)
    #expect(B2Feature.State().destination == .b2(FactRequest(number: 4, kind: .trivia)))
  }

  @Test func thePlaceFollowsTheFactThatIsShown() async {
    let store = TestStore(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.fact(.requested(FactRequest(number: 9)))) {
      $0.fact = FactFeature.State(number: 9, phase: .loading)
      $0.fact.isAsked = true
    }
    await store.receive(\.fact.factResponse.failure) {
      $0.fact.isAsked = false
      $0.fact.phase = .failed(.noFact)
    }
    #expect(store.state.destination == .b2(FactRequest(number: 9, kind: .trivia)))
  }
}
