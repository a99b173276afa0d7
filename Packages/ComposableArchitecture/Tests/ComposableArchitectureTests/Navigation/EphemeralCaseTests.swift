import ComposableArchitecture
import Testing

/// Alerts in a case of a destination that is written by hand.
@MainActor
struct EphemeralCaseTests {
  @Reducer
  struct Destination {
    @ObservableState
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case sheet(Worker.State)
    }
    enum Action: Equatable {
      case alert(Alert)
      case sheet(Worker.Action)

      enum Alert: Equatable { case yes }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.alert, action: \.alert) {}
      Scope(state: \.sheet, action: \.sheet) { Worker(journal: Journal(), name: "sheet") }
    }
  }

  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var answers = 0
    }
    enum Action: Equatable {
      case destination(PresentationAction<Destination.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .destination(.presented(.alert(.yes))) = action, state.destination != nil {
          state.answers += 1
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination) { Destination() }
    }
  }

  private let alert = Destination.State.alert(AlertState { TextState("Sure?") })

  @Test func anAlertOfACaseGoesAfterItsAction() {
    let store = Store(initialState: Screen.State(destination: alert)) { Screen() }
    store.send(.destination(.presented(.alert(.yes))))
    #expect(store.destination == nil)
    #expect(store.answers == 1)
  }

  @Test func anAlertStaysForTheActionOfAnotherCase() async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Screen.State(destination: alert)) { Screen() }
      store.send(.destination(.presented(.sheet(.bump))))
      #expect(store.destination == alert)
    }
    #expect(issues.count == 1)
  }

  @Test func aSheetOfACaseStays() {
    let store = Store(initialState: Screen.State(destination: .sheet(Worker.State()))) { Screen() }
    store.send(.destination(.presented(.sheet(.bump))))
    #expect(store.destination?.sheet?.count == 1)
  }
}
