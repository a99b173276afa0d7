import ComposableTerminalUI
import Effects
import FactFeature
import Testing

@MainActor
struct FactFeatureTests {
  @Test func appearingLoadsTheFact() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in .sample(4, kind: kind) }
    }

    await store.send(.appeared) {
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4))
    }
    await store.send(.appeared)
  }

  @Test func aFailureIsShownAndRetryAsksAgain() async {
    let isReachable = LockIsolated(false)
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in
        guard isReachable.value else { throw APIError.offline(.refused) }
        return .sample(4, kind: kind)
      }
    }

    await store.send(.appeared) {
      $0.phase = .loading
    }
    await store.receive(.factResponse(.failure(.offline(.refused)))) {
      $0.phase = .failed(.offline(.refused))
    }
    await store.send(.appeared)
    isReachable.setValue(true)
    await store.send(.retryButtonTapped) {
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4))
    }
  }

  @Test func anotherNumberIsAskedFor() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { query, kind in
        guard case .number(let number) = query else { throw APIError.noFact }
        return .sample(number, kind: kind)
      }
    }

    await store.send(\.binding.numberText, " 42 ") {
      $0.numberText = " 42 "
    }
    await store.send(.askButtonTapped) {
      $0.number = 42
      $0.numberText = "42"
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(42))
    }
  }

  @Test(arguments: ["", "abc", "1.5", "99999999999999999999999"])
  func whatIsNoNumberIsRefusedInWords(_ text: String) async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    }

    await store.send(\.binding.numberText, text) {
      $0.numberText = text
    }
    await store.send(.askButtonTapped) {
      $0.complaint = "“\(text)” is not a whole number."
    }
    await store.send(\.binding.numberText, "7") {
      $0.numberText = "7"
      $0.complaint = nil
    }
  }

  @Test func anotherKindIsAskedForAtOnce() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in .sample(4, kind: kind) }
    }

    await store.send(\.binding.kind, .math) {
      $0.kind = .math
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4, kind: .math))
    }
  }

  @Test func aRandomFactBringsItsNumberAlong() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.random = { kind, _, _ in .sample(99, kind: kind) }
    }

    await store.send(.randomButtonTapped) {
      $0.phase = .loading
      $0.isRandom = true
    }
    await store.receive(\.factResponse.success) {
      $0.number = 99
      $0.numberText = "99"
      $0.phase = .loaded(.sample(99))
    }
  }

  @Test func retryAfterARandomRequestAsksForSomeNumberAgain() async {
    let isReachable = LockIsolated(false)
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.random = { kind, _, _ in
        guard isReachable.value else { throw APIError.offline(.refused) }
        return .sample(99, kind: kind)
      }
    }

    await store.send(.randomButtonTapped) {
      $0.phase = .loading
      $0.isRandom = true
    }
    await store.receive(.factResponse(.failure(.offline(.refused)))) {
      $0.phase = .failed(.offline(.refused))
    }
    isReachable.setValue(true)
    await store.send(.retryButtonTapped) {
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.number = 99
      $0.numberText = "99"
      $0.phase = .loaded(.sample(99))
    }
  }

  @Test func comingBackAfterARandomRequestAsksForSomeNumberAgain() async {
    let count = LockIsolated(0)
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.random = { kind, _, _ in
        let isFirst = count.withValue { count in
          count += 1
          return count == 1
        }
        return isFirst ? try await Task.never() : .sample(99, kind: kind)
      }
    }

    await store.send(.randomButtonTapped) {
      $0.phase = .loading
      $0.isRandom = true
    }
    await store.send(.appeared)
    await store.receive(\.factResponse.success) {
      $0.number = 99
      $0.numberText = "99"
      $0.phase = .loaded(.sample(99))
    }
  }

  @Test func aReplyLeavesWhatIsBeingTypedAlone() async {
    let (answers, answer) = AsyncStream.makeStream(of: NumberFact.self)
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in
        for await fact in answers { return fact }
        throw APIError.noFact
      }
    }

    await store.send(.appeared) {
      $0.phase = .loading
    }
    await store.send(\.binding.numberText, "77") {
      $0.numberText = "77"
    }
    answer.yield(.sample(4))
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4))
    }
    #expect(store.state.numberText == "77")
  }

  @Test func anotherKindLeavesWhatIsBeingTypedAlone() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in .sample(4, kind: kind) }
    }

    await store.send(\.binding.numberText, "77") {
      $0.numberText = "77"
    }
    await store.send(\.binding.kind, .math) {
      $0.kind = .math
      $0.phase = .loading
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4, kind: .math))
    }
  }

  @Test func aScreenThatALinkBringsToTheFrontAsksOnce() async {
    let asked = LockIsolated(0)
    let (answers, answer) = AsyncStream.makeStream(of: NumberFact.self)
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in
        asked.withValue { $0 += 1 }
        for await fact in answers { return fact }
        throw APIError.noFact
      }
    }

    await store.send(.requested(FactRequest(number: 7))) {
      $0.number = 7
      $0.numberText = "7"
      $0.phase = .loading
      $0.isAsked = true
    }
    await store.send(.appeared) {
      $0.isAsked = false
    }
    answer.yield(.sample(7))
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(7))
    }
    #expect(asked.value == 1)
  }

  @Test func aScreenThatWasLeftWhileALinkWasAskedForAsksAgain() async {
    var state = FactFeature.State(number: 7, phase: .loading)
    state.isAsked = true
    let _: Effect<FactFeature.Action> = state.leave()
    let store = TestStore(initialState: state) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in .sample(7, kind: kind) }
    }

    await store.send(.appeared)
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(7))
    }
  }

  @Test func aNewRequestCancelsTheOneUnderWay() async {
    let store = TestStore(initialState: FactFeature.State(number: 4)) {
      FactFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, kind in
        guard kind == .math else { return try await Task.never() }
        return .sample(4, kind: kind)
      }
    }

    await store.send(.appeared) {
      $0.phase = .loading
    }
    await store.send(\.binding.kind, .math) {
      $0.kind = .math
    }
    await store.receive(\.factResponse.success) {
      $0.phase = .loaded(.sample(4, kind: .math))
    }
  }
}

extension NumberFact {
  fileprivate static func sample(_ number: Int, kind: FactKind = .trivia) -> NumberFact {
    NumberFact(
      text: "\(number) is a number.", number: number, kind: kind, source: .live(host: "example"))
  }
}
