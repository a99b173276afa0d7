import ComposableArchitecture

/// Many rooms, each with two children that come and go.
@Reducer
struct Hotel {
  @ObservableState
  struct State: Equatable {
    var rooms: IdentifiedArrayOf<Room.State>

    init(count: Int) {
      rooms = IdentifiedArray(uniqueElements: (0..<count).map { Room.State(id: $0) })
    }
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case rooms(IdentifiedActionOf<Room>)
    case remove(Int)
    case clear
  }

  @Reducer
  struct Room {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var guest: Worker.State? = Worker.State()
      @Presents var sheet: Worker.State? = Worker.State()
      var count = 0
    }

    @CasePathable
    enum Action: Equatable, Sendable {
      case guest(Worker.Action)
      case sheet(PresentationAction<Worker.Action>)
      case letGuestGo
      case welcome
      case bump
    }

    let journal: Journal

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .guest, .sheet: break
        case .letGuestGo: state.guest = nil
        case .welcome: state.guest = Worker.State()
        case .bump: state.count += 1
        }
        return .none
      }
      .ifLet(\.guest, action: \.guest) { Worker(journal: journal, name: "guest") }
      .ifLet(\.$sheet, action: \.sheet) { Worker(journal: journal, name: "sheet") }
    }
  }

  let journal: Journal

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rooms: break
      case .remove(let id): state.rooms.remove(id: id)
      case .clear: for id in state.rooms.ids { state.rooms[id: id]?.guest = nil }
      }
      return .none
    }
    .forEach(\.rooms, action: \.rooms) { Room(journal: journal) }
  }
}
