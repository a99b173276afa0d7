import TCACoordinators
import Testing

@Reducer
struct Note {
  @ObservableState
  struct State: Codable, Equatable { var text = "" }
  enum Action { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let text) = action { state.text = text }
      return .none
    }
  }
}

/// A flow that is written down and restored.
@MainActor
struct RestoredFlowTests {
  @Reducer(state: .codable, .equatable)
  enum Screen {
    case note(Note)
    case other(Note)
  }

  @Reducer
  struct Coordinator {
    @ObservableState
    struct State: Equatable {
      var routes: [Route<Screen.State>] = [.root(.note(Note.State()), embedInNavigationView: true)]
      var fault = ""
    }

    enum Action {
      case router(IndexedRouterActionOf<Screen>)
      case stored(Data)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .stored(let data) = action {
          do {
            try state.routes.restore(from: data)
          } catch {
            state.fault = "\(error)"
          }
        }
        return .none
      }
      .forEachRoute(\.routes, action: \.router)
    }
  }

  @Test func theWholeFlowComesBack() async throws {
    let routes: [Route<Screen.State>] = [
      .root(.note(Note.State(text: "a")), embedInNavigationView: true),
      .push(.other(Note.State(text: "b"))), .sheet(.note(Note.State(text: "c"))),
    ]
    let store = TestStore(initialState: Coordinator.State()) { Coordinator() }
    await store.send(.stored(try routes.encoded())) { $0.routes = routes }
    await store.send(\.router[id: 2].note.typed, "d") {
      $0.routes[2].screen = .note(Note.State(text: "d"))
    }
  }

  @Test func aFlowThatNoLongerDecodesIsToldAndChangesNothing() {
    let store = Store(initialState: Coordinator.State()) { Coordinator() }
    store.send(.stored(Data(#"[{"push":{"_0":{"gone":{"_0":{"text":"a"}}}}}]"#.utf8)))
    #expect(store.fault.hasPrefix("The stored route 0 cannot be restored: "), "\(store.fault)")
    #expect(store.routes == Coordinator.State().routes)
  }
}
