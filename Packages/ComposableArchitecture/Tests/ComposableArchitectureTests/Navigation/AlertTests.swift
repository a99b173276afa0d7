import ComposableArchitecture
import Testing

/// Alerts and dialogs in a feature's state.
@MainActor
struct AlertTests {
  @Reducer
  struct Asker {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Alert>?
      var answers: [String] = []
    }

    @CasePathable
    enum Action: Equatable, Sendable {
      case alert(PresentationAction<Alert>)
      case dialog(PresentationAction<Alert>)
      case ask
      case askAgain

      enum Alert: Equatable, Sendable {
        case yes
        case more
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.alert = .question
          state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
            TextState("Which?")
          } actions: {
            ButtonState(action: .yes) { TextState("Yes") }
          }
        case .alert(.presented(.yes)):
          state.answers.append(state.alert == nil ? "yes, without an alert" : "yes")
        case .alert(.presented(.more)): state.alert = .question
        case .alert(.dismiss): state.answers.append("dismiss")
        case .dialog(.presented): state.answers.append("dialog")
        case .dialog, .askAgain: break
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
    }
  }

  @Test func anAlertGoesAfterTheParentHasHandledOneOfItsActions() {
    let store = Store(initialState: Asker.State()) { Asker() }
    store.send(.ask)
    #expect(store.alert == .question)
    store.send(.alert(.presented(.yes)))
    #expect(store.alert == nil)
    #expect(store.answers == ["yes"])
    store.send(.dialog(.presented(.yes)))
    #expect(store.dialog == nil)
  }

  @Test func theParentCanPresentTheNextAlert() {
    let store = Store(initialState: Asker.State()) { Asker() }
    store.send(.ask)
    store.send(.alert(.presented(.more)))
    #expect(store.alert == .question)
    store.send(.alert(.dismiss))
    #expect(store.alert == nil)
  }

  @Test func alertsCompareByWhatTheySay() {
    #expect(AlertState<Asker.Action.Alert>.question == .question)
    #expect(
      AlertState<Asker.Action.Alert>.question.id != AlertState<Asker.Action.Alert>.question.id)
    #expect(TextState("a") + TextState("b") == TextState("ab"))
    var actions: [Asker.Action.Alert?] = []
    for button in AlertState<Asker.Action.Alert>.question.buttons {
      button.withAction { actions.append($0) }
    }
    #expect(actions == [.yes, nil])
    #expect(AlertState<Asker.Action.Alert>.question.map { $0 == .yes ? 1 : nil }.buttons.count == 2)
  }
}

extension AlertState where Action == AlertTests.Asker.Action.Alert {
  static var question: Self {
    AlertState {
      TextState("Really?")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    } message: {
      TextState("There is no way back.")
    }
  }
}
