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
