import ComposableArchitecture

@Reducer
struct ContactDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(ContactForm)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case confirmDelete
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var contact: Contact
    var secondsOpen = 0
  }

  enum Action: ViewAction {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case timerTick
    case view(View)

    @CasePathable
    enum Delegate: Equatable {
      case deleted(Contact.ID)
      case saved(Contact)
    }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case deleteButtonTapped
      case doneEditingButtonTapped
      case editButtonTapped
      case task
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .destination(.presented(.alert(.confirmDelete))):
        return .run { [id = state.contact.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }

      case .destination:
        return .none

      case .timerTick:
        state.secondsOpen += 1
        return .none

      case .view(.binding(\.contact.isFavorite)):
        return .send(.delegate(.saved(state.contact)))

      case .view(.binding):
        return .none

      case .view(.deleteButtonTapped):
        state.destination = .alert(.deleteContact(state.contact))
        return .none

      case .view(.doneEditingButtonTapped):
        guard case let .some(.edit(form)) = state.destination else { return .none }
        state.contact = form.contact
        state.destination = nil
        return .send(.delegate(.saved(state.contact)))

      case .view(.editButtonTapped):
        state.destination = .edit(ContactForm.State(contact: state.contact))
        return .none

      case .view(.task):
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerTick)
          }
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension ContactDetail.Destination.State: Equatable {}

extension AlertState where Action == ContactDetail.Destination.Alert {
  static func deleteContact(_ contact: Contact) -> Self {
    AlertState {
      TextState("Delete \(contact.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDelete) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("This cannot be undone.")
    }
  }
}
