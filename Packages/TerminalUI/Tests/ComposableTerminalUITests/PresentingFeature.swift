import ComposableTerminalUI

/// A feature that presents in every way, by an enum of destinations.
@Reducer
struct PresentingFeature {
  @Reducer
  enum Destination {
    case edit(NoteFeature)
    case cover(NoteFeature)
    case pushed(NoteFeature)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert {
      case confirmed
      case again
    }
  }

  @CasePathable
  enum Choice {
    case small
    case large
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Presents var dialog: ConfirmationDialogState<Choice>?
    var log: [String] = []
    var level = 1
    var rows: IdentifiedArrayOf<RowFeature.State> = [
      RowFeature.State(id: 1), RowFeature.State(id: 2),
    ]
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Choice>)
    case levelChanged(Int)
    case present(Destination.State)
    case ask
    case rows(IdentifiedActionOf<RowFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.dismiss): state.log.append("dismissed")
      case .destination(.presented(.alert(.confirmed))): state.log.append("confirmed")
      case .destination(.presented(.alert(.again))):
        state.log.append("again")
        state.destination = .alert(Self.question("Really?"))
      case .destination: break
      case .dialog(.dismiss): state.log.append("no choice")
      case .dialog(.presented(let choice)): state.log.append("\(choice)")
      case .levelChanged(let level): state.level = level
      case .present(let destination): state.destination = destination
      case .ask:
        state.dialog = ConfirmationDialogState {
          TextState("Which size?")
        } actions: {
          ButtonState(action: .small) { TextState("Small") }
          ButtonState(action: .large) { TextState("Large") }
        } message: {
          TextState("Sizes differ.")
        }
      case .rows: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.rows, action: \.rows) { RowFeature() }
  }

  static func question(_ title: String) -> AlertState<Destination.Alert> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
      ButtonState(action: .again) { TextState("Again") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It is gone then.")
    }
  }
}

@Reducer
struct RowFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct PresentingView: View {
  @Bindable var store: StoreOf<PresentingFeature>

  var body: some View {
    NavigationStack {
      VStack {
        Stepper("Level \(store.level)", value: $store.level.sending(\.levelChanged))
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          Button("Row \(row.state.id): \(row.count)") { row.send(.tapped) }
        }
      }
      .navigationTitle("Start")
      .navigationDestination(
        item: $store.scope(state: \.destination?.pushed, action: \.destination.pushed)
      ) { store in
        NoteForm(store: store).navigationTitle("Pushed")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      NoteForm(store: store)
    }
    .fullScreenCover(
      item: $store.scope(state: \.destination?.cover, action: \.destination.cover)
    ) { store in
      NoteForm(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

private struct NoteForm: View {
  @Bindable var store: StoreOf<NoteFeature>

  var body: some View {
    TextField("Note", text: $store.text)
  }
}
