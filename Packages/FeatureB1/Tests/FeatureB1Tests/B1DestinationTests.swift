import ComposableArchitecture
import Effects
import FactFeature
import FeatureB1
import Testing

@MainActor
struct B1DestinationTests {
  @Test func aPlaceOpensB2WithItsNumberAndLoadsWhatIsBelow() async {
    let store = TestStore(initialState: B1Feature.State()) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.opened(.b2(.b2(FactRequest(number: 7, kind: .math))))) {
      $0.b2 = B2Feature.State()
      $0.b2?.fact = FactFeature.State(number: 7, kind: .math)
    }
    await store.receive(\.fact.appeared) {
      $0.fact.phase = .loading
    }
    await store.receive(\.fact.factResponse.failure) {
      $0.fact.phase = .failed(.noFact)
    }
    #expect(store.state.destination == .b2(.b2(FactRequest(number: 7, kind: .math))))
  }

  @Test func aPlaceOnTheSameScreenAsksForItsNumber() async {
    var state = B1Feature.State()
    state.b2 = B2Feature.State()
    let store = TestStore(initialState: state) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.opened(.b2(.b2(FactRequest(number: 7)))))
    await store.receive(\.b2.presented.fact.requested) {
      $0.b2?.fact = FactFeature.State(number: 7, phase: .loading)
      $0.b2?.fact.isAsked = true
    }
    await store.receive(\.b2.presented.fact.factResponse.failure) {
      $0.b2?.fact.isAsked = false
      $0.b2?.fact.phase = .failed(.noFact)
    }
    await store.send(.opened(.b1(FactRequest()))) {
      $0.b2 = nil
    }
    await store.receive(\.fact.requested)
    #expect(store.state.destination == .b1(FactRequest(number: 2, kind: .trivia)))
  }
}
