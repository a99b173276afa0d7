import ComposableArchitecture
import Testing

@MainActor
struct LocalReducerSpellings {
  @Test func localReducers() async {
    struct Feature: Reducer {
      struct State: Equatable {
        var count = 0
        var child: Int?
      }
      enum Action: Equatable { case tap, response(Int), child(Bool) }
      @Dependency(\.date) var date
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tap: return .run { send in await send(.response(42)) }
          case let .response(n):
            state.count = n
            return .none
          case .child: return .none
          }
        }
      }
    }
    let store = TestStore(initialState: Feature.State(), reducer: { Feature() })
    await store.send(.tap)
    await store.receive(.response(42)) { $0.count = 42 }
    await store.send(.tap).finish()
    await store.receive { if case .response = $0 { return true } else { return false } }
    await store.send(.tap)
    await store.receive(/Feature.Action.response)

    enum A: Equatable { case a, b }
    let s2 = TestStore(initialState: 0) {
      Reduce<Int, A> { state, action in
        switch action {
        case .a:
          state += 1
          return .merge(.send(.b), .run { await $0(.b) })
        case .b:
          state += 10
          return .none
        }
      }
    }
    await s2.send(.a) { $0 = 1 }
    await s2.receive(.b) { $0 = 11 }
    await s2.receive(.b) { $0 = 21 }
    let s3 = Store<Int, Void>(initialState: 0) {}
    s3.send(())
    #expect(s3.withState { $0 } == 0)
    let s4 = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, action in
        state += action ? 1 : -1
        return action ? .send(false) : .none
      }
    }
    await s4.send(true) { $0 = 1 }
    await s4.receive(false) { $0 = 0 }
  }
}
