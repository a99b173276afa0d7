import ComposableTerminalUI
import TerminalTest
import Testing

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var unread = 0
    var name = ""
    var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addButtonTapped
    case unreadChanged
    case loadButtonTapped
    case loaded(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .addButtonTapped:
        state.count += 1
        return .none
      case .unreadChanged:
        state.unread += 1
        return .none
      case .loadButtonTapped:
        return .run { send in await send(.loaded(42)) }
      case .loaded(let number):
        state.count = number
        return .none
      }
    }
  }
}

private struct CounterView: View {
  @Bindable var store: StoreOf<CounterFeature>

  var body: some View {
    VStack(alignment: .leading) {
      Text("count \(store.count)")
      TextField("Name", text: $store.name)
      Toggle("On", isOn: $store.isOn)
      Button("add") { store.send(.addButtonTapped) }
      Button("load") { store.send(.loadButtonTapped) }
    }
  }
}

@MainActor
struct StoreViewTests {
  private func make() -> (StoreOf<CounterFeature>, TerminalTest) {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    return (store, TerminalTest(columns: 20, rows: 6) { CounterView(store: store) })
  }

  @Test func `A view shows a store's state and sends its actions`() {
    let (store, test) = make()
    test.click("add")
    #expect(store.count == 1)
    #expect(test.grid.contains("count 1"))
  }

  @Test func `Bindings of a store are edited by fields and toggles`() {
    let (store, test) = make()
    test.type("Ada")
    #expect(store.name == "Ada")
    test.send(.tab)
    test.send(.enter)
    #expect(store.isOn)
  }

  @Test func `State that the view has not read evaluates nothing`() {
    let (store, test) = make()
    let before = test.evaluations
    store.send(.unreadChanged)
    #expect(!test.needsFrame)
    _ = test.grid
    #expect(test.evaluations == before)
  }

  @Test func `What an effect sends reaches the screen`() async {
    let (_, test) = make()
    test.click("load")
    await test.settle()
    #expect(test.grid.contains("count 42"))
  }
}
