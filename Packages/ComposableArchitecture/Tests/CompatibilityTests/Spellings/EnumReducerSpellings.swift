import ComposableArchitecture
import Testing

@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Hashable, Sendable { var n = 0 }
  enum Action: Equatable, Hashable, Sendable {
    case tap
    case set(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      switch a {
      case .tap: s.n += 1
      case .set(let n): s.n = n
      }
      return .none
    }
  }
}

@Reducer(state: .equatable, .hashable, .sendable, action: .equatable, .hashable, .sendable)
enum ConformingPath { case leaf(Leaf) }

@Reducer(state: .equatable)
public enum PublicPath {
  case one(PublicLeaf)
  @ReducerCaseIgnored
  case two(Int)
  @ReducerCaseEphemeral
  case alert(AlertState<Never>)
  case dialog(ConfirmationDialogState<Confirm>)
  case none
  case labelled(id: Int, String)
  public enum Confirm: Equatable, Sendable { case yes }
}

@Reducer
public struct PublicLeaf {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var n = 0
    public init() {}
  }
  public enum Action: Sendable { case tap }
  public init() {}
  public var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Outer {
  case inner(Inner)
  case leaf(Leaf)

  @Reducer
  enum Inner {
    case leaf(Leaf)
    case other(Leaf)
  }
}
extension Outer.State: Equatable {}
extension Outer.Inner.State: Equatable {}
extension Outer.Action: Equatable {}
extension Outer.Inner.Action: Equatable {}

@MainActor
struct EnumReducerSpellings {
  @Test func anEnumInAnEnumIsTested() async {
    let store = TestStore(initialState: Outer.State.inner(.leaf(Leaf.State()))) {
      Outer.body
    }
    await store.send(\.inner.leaf.tap) { $0.modify(\.inner.leaf) { $0.n = 1 } }
    await store.send(\.inner.leaf.set, 5) { $0 = .inner(.leaf(Leaf.State(n: 5))) }
  }

  @Test func conformancesAreGiven() {
    let state = ConformingPath.State.leaf(Leaf.State())
    let actions: Set<ConformingPath.Action> = [.leaf(.tap), .leaf(.set(1)), .leaf(.tap)]
    func check(_ value: some Hashable & Sendable) {}
    check(state)
    #expect(actions.count == 2)
    #expect(PublicPath.State.labelled(id: 1, "a") == .labelled(id: 1, "a"))
    #expect(PublicPath.State.two(1) != .none)
  }

  @Test func storesOfCasesAreSwitchedOver() {
    let store = Store(initialState: Outer.State.inner(.other(Leaf.State(n: 3)))) { Outer.body }
    switch store.case {
    case .leaf: Issue.record("Expected the inner one")
    case .inner(let inner):
      switch inner.case {
      case .leaf: Issue.record("Expected the other one")
      case .other(let other):
        other.send(.tap)
        #expect(other.n == 4)
      }
    }
  }
}
