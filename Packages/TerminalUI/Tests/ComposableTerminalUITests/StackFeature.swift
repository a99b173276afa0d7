import ComposableTerminalUI

/// A feature with a stack of two kinds of screens.
@Reducer
struct TowerFeature {
  @Reducer
  enum Path {
    case detail(DetailFeature)
    case note(NoteFeature)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case jumpButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.popFrom): state.log.append("pop of \(state.path.count)")
      case .path(.push): state.log.append("push")
      case .path: break
      case .jumpButtonTapped:
        state.path.append(.detail(DetailFeature.State(name: "one")))
        state.path.append(.note(NoteFeature.State()))
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct DetailFeature {
  @ObservableState
  struct State: Equatable {
    var name: String
    var count = 0
  }

  enum Action {
    case addButtonTapped
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.count += 1
        return .none
      case .closeButtonTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct NoteFeature {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct TowerView: View {
  @Bindable var store: StoreOf<TowerFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        NavigationLink("Detail", state: TowerFeature.Path.State.detail(.init(name: "linked")))
        NavigationLink(state: TowerFeature.Path.State.note(.init())) { Text("Note") }
        Button("Jump") { store.send(.jumpButtonTapped) }
      }
      .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .detail(let store): DetailView(store: store)
      case .note(let store): NoteView(store: store)
      }
    }
  }
}

private struct DetailView: View {
  let store: StoreOf<DetailFeature>

  var body: some View {
    VStack {
      Text("\(store.name) \(store.count)")
      Button("Add") { store.send(.addButtonTapped) }
      Button("Close") { store.send(.closeButtonTapped) }
      NavigationLink("Deeper", state: TowerFeature.Path.State.detail(.init(name: "deeper")))
    }
    .navigationTitle("Detail \(store.name)")
  }
}

private struct NoteView: View {
  @Bindable var store: StoreOf<NoteFeature>

  var body: some View {
    TextField("Text", text: $store.text).navigationTitle("Note")
  }
}
