import ComposableArchitecture
import Testing

@Reducer
private struct Screens {
  @Reducer
  enum Path {
    case tally(Tally)
    case search(Search)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var tally: Tally.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
  }
  enum Action {
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case path(StackActionOf<Path>)
    case tally(PresentationAction<Tally.Action>)
    case show(Int)

    @CasePathable
    enum Alert: Equatable { case confirm }
    enum Dialog: Equatable { case pick(Int) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirm)):
        // The alert is still there while the parent handles its action.
        if state.alert != nil { state.path.append(.tally(Tally.State(count: 7))) }
        return .none
      case .show(0):
        state.alert = AlertState { TextState("Sure?") }
        return .none
      case .path(.element(let id, .tally(.delegate(.isZero)))):
        state.path.pop(from: id)
        return .none
      case .path(.push), .path(.popFrom), .path:
        return .none
      case .alert, .dialog, .tally, .show:
        return .none
      }
    }
    .ifLet(\.$tally, action: \.tally) {
      Tally()
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.path, action: \.path)
  }
}

extension Screens.Path.State: Equatable {}

@MainActor
struct NavigationSpellings {
  @Test func aStackIsChangedInEachOfTheWays() {
    var path = StackState([1, 2, 3])
    #expect(path.ids == [0, 1, 2])
    path.append(4)
    path[id: 3]? += 10
    #expect(path[id: 3] == 14)
    #expect(path.popLast() == 14)
    #expect(path.last == 3)
    path.pop(to: 1)
    #expect(Array(path) == [1, 2])
    path.pop(from: path.ids[0])
    #expect(path.isEmpty)
    path += [5, 6]
    #expect(path.count == 2)
    path.removeLast()
    path.append(contentsOf: [7])
    #expect(path.map { $0 } == [5, 7])
    #expect(path[0] == 5)
    path.insert(4, at: 0)
    path.removeFirst()
    #expect(Array(path) == [5, 7])
    if let top = path.ids.last { path[id: top] = nil }
    #expect(path.first == 5)
    path.removeAll()
    #expect(path.ids.isEmpty)
    path = []
    #expect(path == StackState())
  }

  @Test func aStackOfCasesIsRead() {
    var path = StackState<Screens.Path.State>([.tally(Tally.State(count: 1))])
    let id = path.ids[0]
    #expect(path[id: id, case: \.tally]?.count == 1)
    #expect(path[id: id]?.tally?.count == 1)
    #expect(path[id: id]?.is(\.tally) == true)
    path[id: id, case: \.tally]?.count = 2
    path[id: id]?.modify(\.tally) { $0.count += 1 }
    #expect(path[id: id]?[case: \.tally]?.count == 3)
    path[id: id, case: \.tally] = Tally.State(count: 9)
    #expect(path[id: id] == .tally(Tally.State(count: 9)))
    path[id: id, case: \.tally] = nil
    #expect(path.isEmpty)
    withExpectedIssue {
      path.append(.search(Search.State()))
      path[id: path.ids[0], case: \.tally]?.count = 2
    }
    #expect(path.count == 1)
  }

  @Test func presentationStateIsReadByCase() {
    struct State: Equatable {
      @PresentationState var screen: Screens.Path.State?
    }
    var state = State(screen: .tally(Tally.State(count: 1)))
    #expect(state.$screen[case: \.tally]?.count == 1)
    state.$screen[case: \.tally]?.count = 5
    #expect(state.screen?.tally?.count == 5)
    state.screen = nil
    #expect(state == State())
    #expect(state.$screen.wrappedValue == nil)
  }

  @Test func aTestWalksThroughScreens() async {
    let store = TestStore(initialState: Screens.State()) { Screens() }
    await store.send(.path(.push(id: 0, state: .tally(Tally.State(count: 1))))) {
      $0.path[id: 0] = .tally(Tally.State(count: 1))
    }
    await store.send(\.path[id: 0].tally.decrement) {
      $0.path[id: 0, case: \.tally]?.count = 0
    }
    await store.receive(\.path[id: 0].tally.delegate.isZero) {
      $0.path = StackState()
    }
    await store.send(.show(0)) {
      $0.alert = AlertState { TextState("Sure?") }
    }
    await store.send(.alert(.presented(.confirm))) {
      $0.alert = nil
      $0.path[id: 1] = .tally(Tally.State(count: 7))
    }
    await store.send(\.path.popFrom, 1) { $0.path = [] }
  }

  @Test func storesOfScreens() throws {
    let store = Store(
      initialState: Screens.State(
        path: StackState([.tally(Tally.State()), .search(Search.State(query: "a"))]),
        tally: Tally.State(count: 3))
    ) {
      Screens()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let path = store.scope(state: \.path, action: \.path)
    #expect(path.withState(\.count) == 2)
    let id = store.path.ids[1]
    let element = try #require(store.scope(state: \.path[id: id], action: \.path[id: id]))
    guard case .search(let search) = element.case else {
      Issue.record("Expected the search")
      return
    }
    #expect(search.query == "a")
    switch element.case {
    case .tally: Issue.record("Expected the search")
    case .search(let search): search.send(.set(\.query, "b"))
    }
    #expect(store.path[id: id]?.search?.query == "b")
    let tally = store.scope(state: \.tally, action: \.tally.presented)
    #expect(tally?.count == 3)
    @Bindable var bindable = store
    let item: Binding<StoreOf<Tally>?> = $bindable.scope(state: \.tally, action: \.tally)
    #expect(item.wrappedValue?.count == 3)
    item.wrappedValue = nil
    #expect(store.tally == nil)
    let stack: Binding<Store<StackState<Screens.Path.State>, StackActionOf<Screens.Path>>> =
      $bindable.scope(state: \.path, action: \.path)
    #expect(stack.wrappedValue.withState(\.count) == 2)
  }
}
