import ComposableArchitecture
import Effects
import FactFeature
import FeatureA
import Testing

@MainActor
struct A1FeatureTests {
  @Test func factsOneAndThreeAreLoadedAsTheScreensAppear() async {
    let store = TestStore(initialState: A1Feature.State()) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { query, _ in
        guard case .number(let number) = query else { throw APIError.noFact }
        return .sample(number)
      }
    }

    await store.send(.fact(.appeared)) {
      $0.fact.phase = .loading
    }
    await store.receive(\.fact.factResponse.success) {
      $0.fact.phase = .loaded(.sample(1))
    }
    await store.send(.openA2ButtonTapped) {
      $0.a2 = A2Feature.State()
    }
    await store.send(.a2(.presented(.fact(.appeared)))) {
      $0.a2?.fact.phase = .loading
    }
    await store.receive(\.a2.presented.fact.factResponse.success) {
      $0.a2?.fact.phase = .loaded(.sample(3))
    }
    await store.send(.a2(.dismiss)) {
      $0.a2 = nil
    }
  }

  @Test func openingA2CancelsTheRequestOfA1WhichAsksAgainWhenItReappears() async {
    let isSlow = LockIsolated(true)
    let store = TestStore(initialState: A1Feature.State()) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in
        if isSlow.value { try await Task.never() }
        return .sample(1)
      }
    }

    await store.send(.fact(.appeared)) {
      $0.fact.phase = .loading
    }
    await store.send(.openA2ButtonTapped) {
      $0.a2 = A2Feature.State()
    }
    await store.send(.a2(.dismiss)) {
      $0.a2 = nil
    }
    isSlow.setValue(false)
    await store.send(.fact(.appeared))
    await store.receive(\.fact.factResponse.success) {
      $0.fact.phase = .loaded(.sample(1))
    }
  }
}

extension NumberFact {
  fileprivate static func sample(_ number: Int) -> NumberFact {
    NumberFact(
      text: "\(number) is a number.", number: number, kind: .trivia,
      source: .live(host: "example"))
  }
}
