import ComposableArchitecture
import Testing

/// Closures that a reducer calls, and that use a store whose state is being changed.
@MainActor
struct ReentrancyTests {
  private let called = Holder<@MainActor () -> Void>({})

  /// A switchboard whose `.call` runs the closure in `called`.
  private func switchboard(_ state: Switchboard.State) -> StoreOf<Switchboard> {
    Store(initialState: state) { [called] in
      Switchboard { MainActor.assumeIsolated { called.value() } }
    }
  }

  private let full = Switchboard.State(
    field: Recorder.State(), optional: Recorder.State(), sheet: Recorder.State(),
    rows: [Switchboard.Row.State(id: 1)])

  private func children(of store: StoreOf<Switchboard>) throws -> [@MainActor () -> Void] {
    let field = store.scope(state: \.field, action: \.field)
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    return [
      { field.send(.value(1)) }, { optional.send(.value(1)) }, { sheet.send(.value(1)) },
      { row.send(.value(1)) },
    ]
  }

  @Test(arguments: 0..<4)
  func aSendToAChildWaitsForItsTurn(child: Int) async throws {
    let issues = try await RecordedIssues.during {
      let store = switchboard(full)
      let sends = try children(of: store)
      store.send(.other)
      called.value = sends[child]
      store.send(.call)
      #expect(store.withState(\.log) == ["other", "call", "child"])
    }
    #expect(issues == [])
  }

  @Test(arguments: 1..<4)
  func aSendToAChildThatTheActionRemovesIsOneIssue(child: Int) async throws {
    let issues = try await RecordedIssues.during {
      let store = switchboard(full)
      called.value = try children(of: store)[child]
      store.send(.callAndClear)
      #expect(store.withState(\.log) == ["callAndClear"])
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("whose state is gone") == true)
  }

  @Test func aSendToAChildThatIsReplacedDoesNotReachTheNewOne() async throws {
    let issues = try await RecordedIssues.during {
      let store = switchboard(full)
      called.value = try children(of: store)[2]
      store.send(.callAndReplace)
      #expect(store.withState(\.sheet?.values) == [])
    }
    #expect(issues.count == 1)
  }

  @Test func aReadDuringAReductionIsOneIssueAndNoTrap() async throws {
    let store = switchboard(full)
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let reads: [@MainActor () -> Void] = [
      { _ = store.withState(\.log) }, { _ = store.scope(state: \.field, action: \.field).state },
      { _ = optional.state },
    ]
    for read in reads {
      called.value = read
      let issues = await RecordedIssues.during { store.send(.call) }
      #expect(issues.count == 1)
      #expect(issues.first?.message.contains("read by a reducer") == true)
    }
    #expect(store.withState(\.log) == ["call", "call", "call"])
  }
}

/// Stores whose state is, or holds, an enum, read while a case of it is being changed.
@MainActor
struct CaseReentrancyTests {
  private let called = Holder<@MainActor () -> Void>({})

  private func basket(_ kind: Basket.Kind) -> StoreOf<Basket> {
    Store(initialState: Basket.State(egg: .inner(.whole(Shell.State(values: [1]))))) { [called] in
      Basket(kind: kind) { MainActor.assumeIsolated { called.value() } }
    }
  }

  @Test(arguments: Basket.Kind.allCases)
  func theWholeStateIsReadAsAValueAndAnIssueTells(kind: Basket.Kind) async {
    let store = basket(kind)
    let field = store.scope(state: \.egg, action: \.egg)
    var seen: [Basket.State] = []
    called.value = {
      seen.append(store.withState { $0 })
      seen.append(Basket.State(egg: field.withState { $0 }))
    }
    let issues = await RecordedIssues.during {
      store.send(.egg(.inner(.whole(.add(2)))))
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.message.contains("read by a reducer") })
    #expect(seen.count == 2)
    for state in seen {
      guard case .inner(.whole(let shell)) = state.egg else {
        Issue.record("Another case: \(state)")
        continue
      }
      #expect(shell.values == [1] || shell.values == [1, 2])
    }
    #expect(store.egg == .inner(.whole(Shell.State(values: [1, 2]))))
    called.value = {}
    store.send(.egg(.inner(.whole(.add(3)))))
    #expect(store.egg == .inner(.whole(Shell.State(values: [1, 2, 3]))))
  }

  @Test func aReadFromWithinAnotherStoresReductionIsAnIssueAndNoTrap() async {
    let store = basket(.scope)
    let other = basket(.ifCaseLet)
    var seen: Basket.State?
    var isFirst = true
    called.value = {
      if isFirst {
        isFirst = false
        other.send(.egg(.inner(.whole(.add(5)))))
      } else {
        seen = store.withState { $0 }
      }
    }
    let issues = await RecordedIssues.during {
      store.send(.egg(.inner(.whole(.add(2)))))
    }
    #expect(issues.count == 1)
    #expect(seen != nil)
    #expect(store.egg == .inner(.whole(Shell.State(values: [1, 2]))))
    #expect(other.egg == .inner(.whole(Shell.State(values: [1, 5]))))
  }
}

/// A field that holds an enum in an enum.
@Reducer
struct Basket {
  enum Kind: CaseIterable { case scope, ifCaseLet }

  @ObservableState
  struct State: Equatable {
    var egg: Egg
  }

  @CasePathable
  enum Egg: Equatable {
    case inner(Inner)
    case none
  }

  @CasePathable
  enum Inner: Equatable {
    case whole(Shell.State)
    case broken
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case egg(EggAction)
  }

  @CasePathable
  enum EggAction: Equatable, Sendable {
    case inner(InnerAction)
  }

  @CasePathable
  enum InnerAction: Equatable, Sendable {
    case whole(Shell.Action)
  }

  let kind: Kind
  let call: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    switch kind {
    case .scope:
      Scope(state: \.egg, action: \.egg) {
        Scope(state: \Egg.Cases.inner, action: \EggAction.Cases.inner) {
          Scope(state: \Inner.Cases.whole, action: \InnerAction.Cases.whole) { Shell(call: call) }
        }
      }
    case .ifCaseLet:
      Scope(state: \.egg, action: \.egg) {
        EmptyReducer<Egg, EggAction>()
          .ifCaseLet(\.inner, action: \.inner) {
            EmptyReducer<Inner, InnerAction>()
              .ifCaseLet(\.whole, action: \.whole) { Shell(call: call) }
          }
      }
    }
  }
}

/// A child that calls out in the middle of a change.
struct Shell: Reducer {
  struct State: Equatable {
    var values: [Int] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable { case add(Int) }

  let call: @Sendable () -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .add(let value) = action else { return .none }
    call()
    state.values.append(value)
    return .none
  }
}

/// A parent of recorders that calls out while it reduces.
@Reducer
struct Switchboard {
  @ObservableState
  struct State: Equatable {
    var field = Recorder.State()
    var optional: Recorder.State?
    @Presents var sheet: Recorder.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var log: [String] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case field(Recorder.Action)
    case optional(Recorder.Action)
    case sheet(PresentationAction<Recorder.Action>)
    case rows(IdentifiedActionOf<Row>)
    case call
    case callAndClear
    case callAndReplace
    case other
  }

  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var values: [Int] = []
    }

    typealias Action = Recorder.Action

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  let call: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Scope(state: \.field, action: \.field) { Recorder { _, _ in .none } }
    Reduce { state, action in
      switch action {
      case .call, .callAndClear, .callAndReplace: call()
      default: break
      }
      switch action {
      case .call: state.log.append("call")
      case .callAndClear:
        state.log.append("callAndClear")
        state.optional = nil
        state.sheet = nil
        state.rows = []
      case .callAndReplace: state.sheet = Recorder.State()
      case .other: state.log.append("other")
      case .field, .optional, .sheet, .rows: state.log.append("child")
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Recorder { _, _ in .none } }
    .ifLet(\.$sheet, action: \.sheet) { Recorder { _, _ in .none } }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
