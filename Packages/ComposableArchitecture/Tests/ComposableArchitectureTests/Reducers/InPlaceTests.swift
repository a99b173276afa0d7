import ComposableArchitecture
import Testing

/// States are changed in place: no copy of a buffer on the way down.
@MainActor
struct InPlaceTests {
  @Test(arguments: Root.Way.allCases)
  func aChildsBufferIsNotCopiedOnTheWayDown(way: Root.Way) {
    let copies = LockIsolated(0)
    let store = Store(initialState: Root.State(copies: copies)) { Root() }
    store.send(way.action)
    copies.setValue(0)
    for _ in 0..<5 { store.send(way.action) }
    #expect(copies.value == 0)
    #expect(store.withState { way.buffer(in: $0)?.values } == [6, 0])
  }

  @Test(arguments: Root.Way.allCases)
  func theBufferIsCopiedOnceIfSomebodyHoldsTheState(way: Root.Way) {
    let copies = LockIsolated(0)
    let store = Store(initialState: Root.State(copies: copies)) { Root() }
    let old = store.state
    copies.setValue(0)
    for _ in 0..<5 { store.send(way.action) }
    #expect(copies.value == 1)
    #expect(way.buffer(in: old)?.values == [0, 0])
  }

  @Test func observersDoNotCauseCopies() {
    let copies = LockIsolated(0)
    let store = Store(initialState: Root.State(copies: copies)) { Root() }
    withObservationTracking {
      _ = store.middle.leaf.buffer.values
      _ = store.rows.count
    } onChange: {
    }
    copies.setValue(0)
    store.send(Root.Way.nested.action)
    store.send(Root.Way.row.action)
    #expect(copies.value == 0)
  }
}

/// An array that counts how often it is copied because it was shared.
struct CountedBuffer: Equatable {
  private final class Storage {
    var values: [Int]

    init(_ values: [Int]) { self.values = values }
  }

  private var storage = Storage([0, 0])
  let copies: LockIsolated<Int>

  init(_ copies: LockIsolated<Int>) { self.copies = copies }

  var values: [Int] { storage.values }

  mutating func bump() {
    if !isKnownUniquelyReferenced(&storage) {
      copies.withValue { $0 += 1 }
      storage = Storage(storage.values)
    }
    storage.values[0] += 1
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
}

@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var buffer: CountedBuffer
  }

  enum Action: Equatable, Sendable {
    case bump
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.buffer.bump()
      return .none
    }
  }
}

@Reducer
struct Middle {
  @ObservableState
  struct State: Equatable {
    var leaf: Leaf.State
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case leaf(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
  }
}

@Reducer
struct Choice {
  @CasePathable
  @ObservableState
  enum State: Equatable {
    case leaf(Leaf.State)
    case other(Int)
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case leaf(Leaf.Action)
    case none
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
  }
}

@Reducer
struct Root {
  @ObservableState
  struct State: Equatable {
    var middle: Middle.State
    var plain: Leaf.State
    var optional: Leaf.State?
    @Presents var sheet: Leaf.State?
    var choice: Choice.State
    var guarded: Choice.State
    var rows: IdentifiedArrayOf<Leaf.State>

    init(copies: LockIsolated<Int>) {
      func leaf(_ id: Int) -> Leaf.State { Leaf.State(id: id, buffer: CountedBuffer(copies)) }
      middle = Middle.State(leaf: leaf(0))
      plain = leaf(0)
      optional = leaf(0)
      sheet = leaf(0)
      choice = .leaf(leaf(0))
      guarded = .leaf(leaf(0))
      rows = [leaf(1), leaf(2), leaf(3)]
    }
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case middle(Middle.Action)
    case deep(Leaf.Action)
    case plain(Leaf.Action)
    case optional(Leaf.Action)
    case sheet(PresentationAction<Leaf.Action>)
    case choice(Choice.Action)
    case guarded(Choice.Action)
    case rows(IdentifiedActionOf<Leaf>)
  }

  enum Way: CaseIterable {
    case nested, deep, plain, optional, sheet, choice, guarded, row

    var action: Action {
      switch self {
      case .nested: .middle(.leaf(.bump))
      case .deep: .deep(.bump)
      case .plain: .plain(.bump)
      case .optional: .optional(.bump)
      case .sheet: .sheet(.presented(.bump))
      case .choice: .choice(.leaf(.bump))
      case .guarded: .guarded(.leaf(.bump))
      case .row: .rows(.element(id: 2, action: .bump))
      }
    }

    func buffer(in state: State) -> CountedBuffer? {
      switch self {
      case .nested, .deep: state.middle.leaf.buffer
      case .plain: state.plain.buffer
      case .optional: state.optional?.buffer
      case .sheet: state.sheet?.buffer
      case .choice: state.choice[case: \.leaf]?.buffer
      case .guarded: state.guarded[case: \.leaf]?.buffer
      case .row: state.rows[id: 2]?.buffer
      }
    }
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.middle, action: \.middle) { Middle() }
      Scope(state: \.middle.leaf, action: \.deep) { Leaf() }
      Leaf().pullback(state: \.plain, action: \.plain)
      Choice().pullback(state: \.choice, action: \.choice)
      Scope(state: \.guarded, action: \.guarded) {
        EmptyReducer().ifCaseLet(\.leaf, action: \.leaf) { Leaf() }
      }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Leaf() }
        .ifLet(\.$sheet, action: \.sheet) { Leaf() }
        .forEach(\.rows, action: \.rows) { Leaf() }
    }
  }
}
