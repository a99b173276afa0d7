import ComposableArchitecture
import Effects
import FactFeature
import FeatureA
import Testing

@MainActor
struct ADestinationTests {
  @Test func aPlaceOpensA2WithItsNumberAndLoadsWhatIsBelow() async {
    let store = TestStore(initialState: A1Feature.State()) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.opened(.a2(FactRequest(number: 7, kind: .math)))) {
      $0.a2 = A2Feature.State()
      $0.a2?.fact = FactFeature.State(number: 7, kind: .math)
    }
    await store.receive(\.fact.appeared) {
      $0.fact.phase = .loading
    }
    await store.receive(\.fact.factResponse.failure) {
      $0.fact.phase = .failed(.noFact)
    }
    #expect(store.state.destination == .a2(FactRequest(number: 7, kind: .math)))
  }

  @Test func aPlaceOnTheSameScreenAsksForItsNumber() async {
    var state = A1Feature.State()
    state.a2 = A2Feature.State()
    let store = TestStore(initialState: state) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.opened(.a2(FactRequest(number: 7))))
    await store.receive(\.a2.presented.fact.requested) {
      $0.a2?.fact = FactFeature.State(number: 7, phase: .loading)
      $0.a2?.fact.isAsked = true
    }
    await store.receive(\.a2.presented.fact.factResponse.failure) {
      $0.a2?.fact.isAsked = false
      $0.a2?.fact.phase = .failed(.noFact)
    }
    await store.send(.opened(.a1(FactRequest()))) {
      $0.a2 = nil
    }
    await store.receive(\.fact.requested)
    #expect(store.state.destination == .a1(FactRequest(number: 1, kind: .trivia)))
  }
}
