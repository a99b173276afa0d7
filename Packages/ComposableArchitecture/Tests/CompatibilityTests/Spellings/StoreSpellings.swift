import ComposableArchitecture
import Foundation
import Testing

@ViewAction(for: Inbox.self)
@MainActor
private struct InboxView {
  @Bindable var store: StoreOf<Inbox>

  func tapAll() {
    send(.refreshTapped)
    for row in store.scope(state: \.rows, action: \.rows) { row.send(.increment) }
  }
}

@Reducer
private struct Inbox {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var settings = Settings()
    var rows: IdentifiedArrayOf<Tally.State> = []
    var optional: Tally.State?
    @ObservationStateIgnored var ignored = 0
    var derived: Int { rows.count }

    @ObservableState
    struct Settings: Equatable { var isOn = false }
  }
  enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case nameChanged(String)
    case optional(Tally.Action)
    case rows(IdentifiedActionOf<Tally>)
    case view(View)
    enum View { case refreshTapped }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name.uppercased()
        return .none
      case .view(.refreshTapped):
        state.ignored += 1
        return .run { _ in await Task.yield() }
      case .binding, .optional, .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Tally() }
    .ifLet(\.optional, action: \.optional) { Tally() }
  }
}

@MainActor
struct StoreSpellings {
  private let store = Store(
    initialState: Inbox.State(rows: [Tally.State(id: 1), Tally.State(id: 2)])
  ) {
    Inbox()
  }

  @Test func stateIsReadAndActionsAreSent() async {
    #expect(store.rows.count == 2)
    #expect(store.derived == 2)
    #expect(store.withState(\.name) == "")
    #expect(store.withState { $0.rows.ids } == [1, 2])
    #expect(store.state.name == "")
    let task: StoreTask = store.send(.view(.refreshTapped))
    await task.finish()
    await store.send(.view(.refreshTapped)).finish()
    task.cancel()
    #expect(store.ignored == 2)
  }

  @Test func storesAreScoped() throws {
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.count == 2)
    #expect(rows.map(\.id).count == 2)
    let first = try #require(rows.first)
    first.send(.increment)
    #expect(first.count == 1)
    let byID = try #require(store.scope(state: \.rows[id: 1], action: \.rows[id: 1]))
    #expect(byID.count == 1)
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    let all: Store<Inbox.State, Inbox.Action> = store.scope(state: \.self, action: \.self)
    #expect(all.rows.count == 2)
    let names: Store<String, Never> = Store(initialState: "a") { EmptyReducer() }
    #expect(names.withState { $0 } == "a")
    let settings = store.scope(state: \.settings, action: \.self)
    #expect(!settings.isOn)
  }

  @Test func bindingsAreDerived() {
    let view = InboxView(store: store)
    view.tapAll()
    #expect(store.rows.allSatisfy { $0.count == 1 })
    @Bindable var store = store
    $store.name.wrappedValue = "a"
    #expect(store.name == "a")
    $store.settings.isOn.wrappedValue = true
    #expect(store.settings.isOn)
    let sending: Binding<String> = $store.name.sending(\.nameChanged)
    sending.wrappedValue = "b"
    #expect(store.name == "B")
    store.name = "c"
    #expect(store.state.name == "c")
    let binding = Binding(get: { store.name }, set: { store.send(.nameChanged($0)) })
    binding.wrappedValue = "d"
    #expect(store.name == "D")
  }

  @Test func changesAreObserved() async {
    var seen: [String] = []
    let token = observe { [store] in seen.append(store.name) }
    store.send(.nameChanged("a"))
    let deadline = ContinuousClock.now + .seconds(60)
    while seen.count < 2, ContinuousClock.now < deadline { await Task.yield() }
    #expect(seen == ["", "A"])
    token.cancel()
    let changed = LockIsolated(false)
    withObservationTracking {
      _ = store.settings.isOn
    } onChange: {
      changed.setValue(true)
    }
    store.send(.nameChanged("b"))
    #expect(!changed.value)
    store.send(.binding(.set(\.settings.isOn, true)))
    #expect(changed.value)
  }

  @Test func aStoreTakesDependencies() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(\.date.now) var now
        state = Int(now.timeIntervalSince1970)
        return .none
      }
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 12))
    }
    store.send(())
    #expect(store.withState { $0 } == 12)
  }
}
