import ComposableArchitecture

@Reducer
struct ContactForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var contact: Contact
    var focus: Field? = .name

    enum Field: Hashable { case name }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case clearButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.contact.name):
        state.focus = state.contact.name.isEmpty ? .name : nil
        return .none

      case .binding:
        return .none

      case .clearButtonTapped:
        state.contact.name = ""
        state.focus = .name
        return .none
      }
    }
  }
}
