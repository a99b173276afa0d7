public import ComposableArchitecture
import Testing

@Reducer public struct Twig {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0
    public init(count: Int = 0) { self.count = count }
  }
  public enum Action: Equatable, Sendable { case bump }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// State that goes by itself, as an alert does.
private struct Notice<Action>: _EphemeralState {
  let title: String
}

extension Notice: Equatable where Action: Equatable {}
extension Notice: Sendable where Action: Sendable {}

@Reducer private enum Destination {
  /// A feature.
  case twig(Twig)
  @ReducerCaseEphemeral case notice(Notice<Answer>)
  @ReducerCaseIgnored case plain(Int, label: String)
  case nothing
  #if NEVER_DEFINED
    case absent(NoSuchFeature)
  #else
    case conditional(Twig)
  #endif

  @CasePathable
  enum Answer: Equatable { case ok, cancel }
}

extension Destination.State: Equatable {}

@Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
public enum PublicPath {
  case first(Twig)
  case second(Twig), third(Twig)
  public static var name: String { "path" }
}

@Reducer private enum Nesting {
  case path(PublicPath)
  case destination(Destination)
  case body(PublicPath.Body = PublicPath.body)
}

@Reducer private struct Cabinet<Value: Equatable> {
  @ObservableState struct State: Equatable { var value: Value }
  enum Action { case set(Value) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value): state.value = value
      }
      return .none
    }
  }
}

@Reducer private enum GenericPath<Value: Equatable> {
  case holder(Cabinet<Value>)
  case twig(Twig)
}

@Reducer private enum KeywordPath {
  case `default`(Twig)
  case `switch`(Twig)
}

@Reducer private struct Presenter {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case show(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// `@Reducer` on enums of every shape, compiled and run.
@MainActor
@Suite struct EnumReducerTests {
  @Test func eachCaseRunsItsReducer() {
    let store = Store(initialState: Destination.State.twig(.init())) { Destination.body }
    store.send(.twig(.bump))
    #expect(store.withState(\.twig?.count) == 1)
    let other = Store(initialState: Destination.State.conditional(.init())) { Destination.body }
    other.send(.conditional(.bump))
    #expect(other.withState(\.conditional) == Twig.State(count: 1))
  }

  @Test func aStoreIsSwitchedOver() throws {
    let store = StoreOf<Destination>(initialState: .twig(.init(count: 4))) { Destination.body }
    guard case .twig(let child) = store.case else {
      Issue.record("Expected the store of a twig")
      return
    }
    child.send(.bump)
    #expect(child.count == 5)
    #expect(store.withState(\.twig?.count) == 5)
    let plain = StoreOf<Destination>(initialState: .plain(1, label: "a")) { Destination.body }
    guard case .plain(1, label: "a") = plain.case else {
      Issue.record("Expected the payload as it is")
      return
    }
  }

  @Test func ignoredCasesHaveNoActionAndEphemeralOnesTheirOwn() {
    #expect(Destination.Action.notice(.ok)[case: \.notice] == .ok)
    #expect(Array(Destination.Action.allCasePaths).count == 5)
    #expect(Destination.State.plain(1, label: "a") != .plain(2, label: "a"))
    #expect(Destination.State.nothing.is(\.nothing))
  }

  @Test func anEphemeralCaseGoesWithItsAction() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    store.send(.show(.notice(Notice(title: "Sure?"))))
    #expect(store.destination?.notice?.title == "Sure?")
    store.send(.destination(.presented(.notice(.ok))))
    #expect(store.destination == nil)
    store.send(.show(.twig(.init())))
    store.send(.destination(.presented(.twig(.bump))))
    #expect(store.destination?.twig?.count == 1)
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test func aPublicPathHasTheConformancesThatWereAskedFor() {
    func same<Value: Equatable & Sendable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
    #expect(same(PublicPath.State.third(.init()), .third(.init())))
    #expect(same(PublicPath.Action.second(.bump), .second(.bump)))
    #expect(PublicPath.name == "path")
  }

  @Test func enumReducersHoldEnumReducers() {
    let store = Store(initialState: Nesting.State.path(.first(.init()))) { Nesting.body }
    store.send(.path(.first(.bump)))
    #expect(store.withState { $0[case: \.path.first]?.count } == 1)
    let body = Store(initialState: Nesting.State.body(.second(.init()))) { Nesting.body }
    body.send(.body(.second(.bump)))
    #expect(body.withState { $0[case: \.body.second]?.count } == 1)
  }

  @Test func aPathMayBeGeneric() {
    let store = Store(initialState: GenericPath<String>.State.holder(.init(value: "a"))) {
      GenericPath<String>.body
    }
    store.send(.holder(.set("b")))
    #expect(store.withState(\.holder?.value) == "b")
  }

  @Test func casesMayBeNamedWithKeywords() {
    let store = Store(initialState: KeywordPath.State.default(.init())) { KeywordPath.body }
    store.send(.default(.bump))
    #expect(store.withState(\.default?.count) == 1)
    #expect(KeywordPath.State.switch(.init()).is(\.switch))
  }

  @Test func anotherCaseIsAnotherIdentity() {
    #expect(Destination.State.nothing._$id != Destination.State.twig(.init())._$id)
    #expect(
      Destination.State.plain(1, label: "a")._$id == Destination.State.plain(2, label: "a")._$id)
  }
}
