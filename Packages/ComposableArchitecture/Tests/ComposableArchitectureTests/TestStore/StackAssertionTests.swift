import ComposableArchitecture
import Testing

/// How a test says what a stack holds.
@MainActor
struct StackAssertionTests {
  @Reducer
  struct Pile {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Counter.State>()
      var date: Date?
    }
    enum Action: Equatable {
      case path(StackAction<Counter.State, Counter.Action>)
      case pushButtonTapped(Int)
      case pushLater
      case pushNow
    }
    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .path: return .none
        case .pushButtonTapped(let count):
          for number in 0..<count { state.path.append(Counter.State(count: number)) }
          return .none
        case .pushLater:
          return .concatenate(.send(.pushNow), .send(.pushNow))
        case .pushNow:
          state.path.append(Counter.State())
          state.date = now
          return .none
        }
      }
      .forEach(\.path, action: \.path) { Counter() }
    }
  }

  @Test func appendingInAnAssertionGivesTheIDsOfTheAction() async {
    let store = TestStore(initialState: Pile.State()) { Pile() }
    await store.send(.pushButtonTapped(2)) {
      $0.path.append(Counter.State(count: 0))
      $0.path.append(Counter.State(count: 1))
    }
    await store.send(.pushButtonTapped(1)) {
      $0.path.append(Counter.State(count: 0))
    }
    await store.send(.path(.push(id: 3, state: Counter.State(count: 9)))) {
      $0.path.append(Counter.State(count: 9))
    }
    #expect(store.state.path.ids.elements == [0, 1, 2, 3])
  }

  @Test func assigningAtANewIDPutsTheElementOnTop() async {
    let store = TestStore(initialState: Pile.State()) { Pile() }
    await store.send(.pushButtonTapped(1)) {
      $0.path[id: 0] = Counter.State(count: 0)
    }
    await store.send(\.path[id: 0].incrementButtonTapped) {
      $0.path[id: 0]?.count = 1
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path[id: 0] = nil
    }
  }

  @Test func eachReceivedActionHasItsOwnIDs() async {
    let store = TestStore(initialState: Pile.State()) {
      Pile()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 7))
    }
    await store.send(.pushLater)
    await store.receive(.pushNow) {
      @Dependency(\.date.now) var now
      $0.path.append(Counter.State())
      $0.date = now
    }
    await store.receive(.pushNow) {
      $0.path.append(Counter.State())
    }
    #expect(store.state.path.ids.elements == [0, 1])
  }

  @Test func aWrongIDIsAMismatch() async {
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Pile.State()) { Pile() }
      await store.send(.pushButtonTapped(1)) {
        $0.path[id: 5] = Counter.State(count: 0)
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("#5") == true)
  }
}
