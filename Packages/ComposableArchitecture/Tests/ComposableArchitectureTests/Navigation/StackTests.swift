import Testing

@testable import ComposableArchitecture

/// Stacks of features.
@MainActor
struct StackTests {
  @Reducer
  struct Tower {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Worker.State>()
      var log: [String] = []
    }

    @CasePathable
    enum Action: Equatable, Sendable {
      case path(StackActionOf<Worker>)
      case add
      case clear
      case replaceTop
    }

    let journal: Journal

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .path(.popFrom): state.log.append("pop of \(state.path.count)")
        case .path(.push): state.log.append("push of \(state.path.count)")
        case .path(.element): state.log.append("element")
        case .add: state.path.append(Worker.State())
        case .clear: state.path.removeAll()
        case .replaceTop:
          state.path.removeLast()
          state.path.append(Worker.State())
        }
        return .none
      }
      .forEach(\.path, action: \.path) { Worker(journal: journal, name: "floor") }
    }
  }

  private let journal = Journal()

  private func tower(_ count: Int = 0) -> StoreOf<Tower> {
    withDependencies {
      $0.stackElementID = .incrementing(from: 0)
    } operation: {
      let store = Store(initialState: Tower.State()) { Tower(journal: journal) }
      for _ in 0..<count { store.send(.add) }
      return store
    }
  }

  @Test func aStackIsReadAsOneWithoutTheElementWhileAChangeHasSetItToNil() {
    var stack = StackState([1, 2, 3])
    var seen: [Int] = []
    func clear(_ element: inout Int?, _ stack: UnsafePointer<StackState<Int>>) {
      element = nil
      // What a closure that reads the store would see: it reads where the state lies.
      seen = Array(stack.pointee)
    }
    let id = stack.ids[1]
    withUnsafeMutablePointer(to: &stack) { place in
      clear(&place.pointee[id: id], UnsafePointer(place))
    }
    #expect(seen == [1, 3])
    #expect(Array(stack) == [1, 3])
    stack[id: stack.ids[1]]? += 1
    #expect(Array(stack) == [1, 4])
  }

  @Test func aCopyMadeWhileAnElementIsChangedCanShrinkAfterwards() {
    var stack = StackState([1, 2])
    var copy = StackState<Int>()
    func change(_ element: inout Int?, _ stack: UnsafePointer<StackState<Int>>) {
      copy = stack.pointee
      element = 3
    }
    let id = stack.ids[1]
    withUnsafeMutablePointer(to: &stack) { place in
      change(&place.pointee[id: id], UnsafePointer(place))
    }
    copy.removeLast()
    #expect(Array(copy) == [1])
    copy.removeLast()
    #expect(copy.isEmpty)
    #expect(Array(stack) == [1, 3])
  }

  @Test func idsAreNeverGivenTwice() {
    let store = tower(2)
    #expect(store.path.ids.elements == [0, 1])
    store.send(.replaceTop)
    #expect(store.path.ids.elements == [0, 2])
    store.send(.clear)
    store.send(.add)
    #expect(store.path.ids.elements == [3])
  }

  @Test func theAddressedElementRunsBeforeTheParent() {
    let store = tower(2)
    store.send(.path(.element(id: 1, action: .bump)))
    #expect(store.path[id: 1]?.count == 1)
    #expect(store.path[id: 0]?.count == 0)
    #expect(store.log == ["element"])
  }

  @Test func pushAndPopGoThroughTheReducer() {
    let store = tower(1)
    store.send(.path(.push(id: 1, state: Worker.State(count: 5))))
    store.send(.add)
    #expect(store.path.ids.elements == [0, 1, 2])
    #expect(store.path.map(\.count) == [0, 5, 0])
    store.send(.path(.popFrom(id: 1)))
    #expect(store.path.ids.elements == [0])
    #expect(store.log == ["push of 2", "pop of 3"])
  }

  @Test func misuseIsOneIssueEachAndReachesTheParent() async {
    let store = tower(1)
    for action in [
      Tower.Action.path(.element(id: 9, action: .bump)), .path(.popFrom(id: 9)),
      .path(.push(id: 0, state: Worker.State())),
    ] {
      let issues = await RecordedIssues.during { store.send(action) }
      #expect(issues.count == 1)
    }
    #expect(store.log.count == 3)
    #expect(store.path.count == 1)
  }

  @Test(arguments: [
    Tower.Action.clear, .path(.popFrom(id: 0)), .path(.popFrom(id: 1)), .replaceTop,
  ])
  func workOfAnElementThatLeavesIsCancelled(way: Tower.Action) async {
    let store = tower(2)
    store.send(.path(.element(id: 1, action: .start)))
    await journal.wait(for: "floor started")
    store.send(way)
    await store.settle()
    #expect(journal.entries == ["floor started", "floor cancelled"])
  }

  @Test func elementsDoNotShareCancellationIDs() async {
    let store = tower(2)
    let task = store.send(.path(.element(id: 0, action: .start)))
    await journal.wait(for: "floor started")
    store.send(.path(.element(id: 1, action: .cancel)))
    await RunnableWork.drain()
    #expect(journal.entries == ["floor started"])
    task.cancel()
    await store.settle()
  }

  @Test func anElementCanDismissItself() async {
    let store = tower(3)
    await store.send(.path(.element(id: 1, action: .again))).finish()
    await store.settle()
    #expect(store.path.ids.elements == [0])
  }

  @Test func elementsAreScoped() async {
    let store = tower(2)
    let path = store.scope(state: \.path, action: \.path)
    let elements = path.elements()
    #expect(elements.count == 2)
    elements[1].send(.bump)
    #expect(elements[1].count == 1)
    #expect(path.elements()[1] === elements[1])
    let top = elements[1]
    store.send(.path(.popFrom(id: 1)))
    #expect(path.elements().count == 1)
    let issues = await RecordedIssues.during { top.send(.bump) }
    #expect(issues.count == 1)
  }

  @Test func aStackIsChangedLikeAnArray() {
    withDependencies {
      $0.stackElementID = .incrementing(from: 0)
    } operation: {
      var stack: StackState<String> = ["a", "b", "c"]
      stack[id: 1]?.append("!")
      #expect(Array(stack) == ["a", "b!", "c"])
      stack[id: 0] = nil
      #expect(stack.ids.elements == [1, 2])
      stack.pop(to: 1)
      #expect(Array(stack) == ["b!"])
      stack.insert("z", at: 0)
      #expect(stack.ids.elements == [3, 1])
      stack.pop(from: 3)
      #expect(stack.isEmpty)
    }
  }

  @Test func casePathsReachElements() {
    let make = \Tower.Action.Cases.path[id: 4].bump
    #expect(make() == .path(.element(id: 4, action: .bump)))
    #expect(Tower.Action.path(.element(id: 4, action: .bump)).is(make))
    #expect(!Tower.Action.path(.element(id: 5, action: .bump)).is(make))
    #expect(Tower.Action.path(.popFrom(id: 3))[case: \.path.popFrom] == 3)
  }
}
