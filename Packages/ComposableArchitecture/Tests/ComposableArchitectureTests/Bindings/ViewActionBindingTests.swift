import ComposableArchitecture
import Testing

/// A form whose view's actions are an enum of their own.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var profile = Profile()
    var log: [String] = []

    struct Profile: Equatable, Sendable {
      var city = ""
    }
  }

  enum Action: ViewAction {
    case view(View)
    case cityChanged(String)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding(\.name)): state.log.append("name")
      case .view: break
      case .cityChanged(let city): state.profile.city = city
      }
      return .none
    }
  }
}

/// Bindings to the store of a feature whose view actions are apart.
@MainActor
struct ViewActionBindingTests {
  @Test func aFieldIsABindingThatSendsAViewAction() {
    let store = Store(initialState: Form.State()) { Form() }
    @Bindable var bindable = store
    $bindable.name.wrappedValue = "Blob"
    #expect(store.name == "Blob")
    #expect(store.log == ["name"])
    bindable.name = "Blob Jr."
    #expect(store.log == ["name", "name"])
    #expect($bindable.profile.city.wrappedValue == "")
  }

  @Test func aPartOfAFieldSendsAnActionOfItsOwn() {
    let store = Store(initialState: Form.State()) { Form() }
    @Bindable var bindable = store
    let field =
      Bindable(store)[dynamicMember: \Form.State.profile]
      as _StoreBinding<Form.State, Form.Action, Form.State.Profile>
    let city = field.city.sending(\.cityChanged)
    city.wrappedValue = "Berlin"
    #expect(store.profile.city == "Berlin")
    #expect(city.wrappedValue == "Berlin")
  }
}
