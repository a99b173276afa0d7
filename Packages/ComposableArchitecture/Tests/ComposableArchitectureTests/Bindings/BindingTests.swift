import Testing

@testable import ComposableArchitecture

/// Bindings to the fields of a store.
@MainActor
struct StoreBindingTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var age = 0
      @Presents var sheet: Worker.State?
    }

    @CasePathable
    enum Action: BindableAction, Equatable, Sendable {
      case binding(BindingAction<State>)
      case ageChanged(Int)
      case sheet(PresentationAction<Worker.Action>)
      case open
    }

    let log: Journal

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name): log.note("name is \(state.name)")
        case .binding: log.note("other")
        case .ageChanged(let age): state.age = age
        case .sheet: break
        case .open: state.sheet = Worker.State()
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Worker(journal: log) }
    }
  }

  private let log = Journal()

  private func form() -> StoreOf<Form> {
    Store(initialState: Form.State()) { Form(log: log) }
  }

  @Test func aFieldsBindingReadsAndSends() {
    @Bindable var store = form()
    let name = $store.name
    name.wrappedValue = "Blob"
    #expect(name.wrappedValue == "Blob")
    $store.age.wrappedValue = 3
    #expect(store.age == 3)
    #expect(log.entries == ["name is Blob", "other"])
  }

  @Test func aBindingThatSendsAnActionDoesSo() {
    @Bindable var store = form()
    let age: Binding<Int> = $store.age.sending(\.ageChanged)
    age.wrappedValue = 42
    #expect(age.wrappedValue == 42)
    #expect(log.entries == [])
  }

  @Test func aPresentedStoresBindingDismisses() {
    @Bindable var store = form()
    let sheet = $store.scope(state: \.sheet, action: \.sheet)
    #expect(sheet.wrappedValue == nil)
    store.send(.open)
    sheet.wrappedValue?.send(.bump)
    #expect(sheet.wrappedValue?.count == 1)
    sheet.wrappedValue = nil
    #expect(store.sheet == nil)
    sheet.wrappedValue = nil
  }

  @Test func bindingActionsAreComparedMatchedAndMadeByCase() {
    #expect(BindingAction<Form.State>.set(\.name, "a") == .set(\.name, "a"))
    #expect(BindingAction<Form.State>.set(\.name, "a") != .set(\.name, "b"))
    #expect(BindingAction<Form.State>.set(\.age, 1) != .set(\.name, "1"))
    #expect(Form.Action.set(\.age, 2) == .binding(.set(\.age, 2)))
    let make = \Form.Action.Cases.binding.name
    #expect(make("x") == .binding(.set(\.name, "x")))
    #expect(Form.Action.binding(.set(\.name, "y"))[case: make] == "y")
    #expect(Form.Action.open.binding == nil)
  }
}
