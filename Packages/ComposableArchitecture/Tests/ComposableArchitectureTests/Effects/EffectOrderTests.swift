import ComposableArchitecture
import Testing

/// Long and deep effects: in order, on a small stack.
@MainActor
struct EffectOrderTests {
  private let count = 20_000

  @Test(arguments: ["merge", "concatenate"])
  func manySendsInOneListComeInOrder(kind: String) {
    let count = count
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      let sends = (0..<count).map { Effect<Recorder.Action>.send(.value($0)) }
      return kind == "merge" ? .merge(sends) : .concatenate(sends)
    }
    store.send(.start)
    #expect(store.withState(\.values) == Array(0..<count))
  }

  @Test(arguments: ["merge", "concatenate"])
  func manySendsJoinedPairByPairComeInOrder(kind: String) {
    let count = 5_000
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      var effect = Effect<Recorder.Action>.none
      for number in 0..<count {
        let next = Effect<Recorder.Action>.send(.value(number))
        effect = kind == "merge" ? effect.merge(with: next) : effect.concatenate(with: next)
      }
      return effect.map { $0 }
    }
    store.send(.start)
    #expect(store.withState(\.values) == Array(0..<count))
  }

  @Test func manySendsBehindWorkComeInOrder() async {
    let count = count
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      var effect = Effect<Recorder.Action>.run { _ in await Task.yield() }
      for number in 0..<count { effect = effect.concatenate(with: .send(.value(number))) }
      return effect
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == Array(0..<count))
  }

  @Test func effectsNestedToTheRightAreFreedWithoutRecursion() {
    let store = Recorder.store { _, _ in .none }
    var effect = Effect<Recorder.Action>.run { _ in }
    for _ in 0..<20_000 { effect = Effect.run { _ in }.merge(with: effect) }
    effect = .none
    var mapped = Effect<Recorder.Action>.run { _ in }
    for _ in 0..<20_000 { mapped = mapped.map { $0 } }
    mapped = .none
    #expect(store.withState(\.values) == [])
  }

  @Test func aChainWhereEachActionSendsTheNextIsHandledBeforeTheSendReturns() {
    let store = Recorder.store { state, action in
      guard case .value(let value) = action else { return .none }
      state.values = [value]
      return value < 100_000 ? .send(.value(value + 1)) : .none
    }
    store.send(.value(0))
    #expect(store.withState(\.values) == [100_000])
  }

  @Test func concatenatedWorkRunsOneAfterTheOther() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .concatenate(
        (0..<20).map { number in
          .run { send in
            journal.note("\(number) begins")
            await Task.yield()
            await send(.value(number))
            journal.note("\(number) ends")
          }
        })
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == Array(0..<20))
    #expect(journal.entries == (0..<20).flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func nestedConcatenationsWaitForMergedWork() async {
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .concatenate(
        .merge(
          .concatenate(.run { _ in await Task.yield() }, .send(.value(1))),
          .send(.value(0))),
        .concatenate(.send(.value(2)), .run { await $0(.value(3)) }, .send(.value(4))),
        .send(.value(5)))
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == [0, 1, 2, 3, 4, 5])
  }

  @Test func sendsOfAMergeComeBeforeLaterActions() {
    let store = Recorder.store { _, action in
      switch action {
      case .start: .merge(.send(.value(1)), .run { _ in }, .send(.value(2)), .none)
      case .value(1): .send(.value(3))
      default: .none
      }
    }
    store.send(.start)
    #expect(store.withState(\.values) == [1, 2, 3])
  }
}
