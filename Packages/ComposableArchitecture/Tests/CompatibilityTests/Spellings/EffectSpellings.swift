import ComposableArchitecture
import Testing

@Reducer
private struct Work {
  struct State: Equatable { var log: [Int] = [] }
  enum Action: Equatable {
    case go(Int)
    case cancel
    case did(Int)
  }
  enum CancelID { case work }
  struct OtherID: Hashable, Sendable { let number: Int }
  struct Failure: Error {}

  @Dependency(\.continuousClock) var clock
  @Dependency(\.fireAndForget) var fireAndForget

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancel:
        return .merge(.cancel(id: CancelID.work), .cancel(id: OtherID(number: 1)))
      case .did(let number):
        state.log.append(number)
        return .none
      case .go(let number):
        return effect(number)
      }
    }
  }

  func effect(_ number: Int) -> EffectOf<Self> {
    switch number {
    case 0:
      return .concatenate(.send(.did(0)), .none, .send(.did(1)))
    case 1:
      return .merge([.send(.did(0)), .send(.did(1))])
    case 2:
      return Effect.send(.did(1)).merge(with: .send(.did(2))).concatenate(with: .send(.did(3)))
    case 3:
      return Effect<Int>.send(4).map(Action.did)
    case 4:
      return .run(priority: .high) { send in await send(.did(1)) }
    case 5:
      return .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.did(error is Failure ? 1 : 0))
      }
    case 6:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.did(1))
      }
      .cancellable(id: CancelID.work)
    case 7:
      return .run { send in
        try await withTaskCancellation(id: OtherID(number: 1), cancelInFlight: true) {
          try await clock.sleep(for: .seconds(1))
          await send(.did(1))
        }
      }
    case 8:
      return .run { _ in Task.cancel(id: CancelID.work) }
    case 9:
      return Effect.send(.did(9)).debounce(id: CancelID.work, for: .seconds(1), clock: clock)
    case 10:
      return Effect.send(.did(10))
        .throttle(id: CancelID.work, for: .seconds(1), clock: clock, latest: true)
    case 11:
      return .run { send in
        async let first: Void = send(.did(1))
        await first
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await send(.did(2)) }
        }
        await fireAndForget { await send(.did(3)) }
      }
    case 12:
      return .run { @MainActor send in send(.did(1)) }
    case 13:
      return .cancel(id: CancelID.work).concatenate(with: .send(.did(13)))
    default:
      return .none
    }
  }
}

@MainActor
struct EffectSpellings {
  @Test(arguments: [
    (0, [0, 1]), (1, [0, 1]), (2, [1, 2, 3]), (3, [4]), (4, [1]), (5, [1]), (12, [1]), (13, [13]),
  ])
  func runs(number: Int, log: [Int]) async {
    let store = TestStore(initialState: Work.State()) { Work() }
    await store.send(.go(number))
    for entry in log {
      await store.receive(.did(entry)) { $0.log.append(entry) }
    }
  }

  @Test(arguments: [6, 7])
  func isCancelled(number: Int) async {
    let clock = TestClock()
    let store = TestStore(initialState: Work.State()) {
      Work()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.go(number))
    await store.send(.cancel)
    await store.send(.go(number))
    if number == 6 {
      await store.send(.go(8))
    } else {
      await store.send(.cancel)
    }
    await clock.run()
  }

  @Test(arguments: [9, 10])
  func isTimed(number: Int) async {
    let clock = TestClock()
    let store = TestStore(initialState: Work.State()) {
      Work()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.go(number))
    if number == 10 { await store.receive(.did(10)) { $0.log = [10] } }
    await store.send(.go(number))
    await clock.advance(by: .seconds(1))
    await store.receive(\.did, number) { $0.log.append(number) }
  }

  @Test func sendIsUsedFromChildTasks() async {
    let store = TestStore(initialState: Work.State()) { Work() }
    await store.send(.go(11))
    await store.receive(\.did, 1) { $0.log = [1] }
    await store.receive(\.did, 2) { $0.log = [1, 2] }
    await store.receive(\.did, 3) { $0.log = [1, 2, 3] }
  }
}
