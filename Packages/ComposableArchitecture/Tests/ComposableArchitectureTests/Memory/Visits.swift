import ComposableArchitecture

/// A host with a guest that can come any number of times; each guest's state and work hold a canary.
@Reducer
struct Visits {
  @ObservableState
  struct State: Equatable {
    @Presents var guest: Guest.State?
    var visitors: IdentifiedArrayOf<Guest.State> = []
    var path = StackState<Guest.State>()
    var guestCount = 0
  }

  @CasePathable
  enum Action {
    case guest(PresentationAction<Guest.Action>)
    case visitors(IdentifiedActionOf<Guest>)
    case path(StackActionOf<Guest>)
    case came
    case joined(Int)
    case left(Int)
    case pushed
  }

  let cage: Canary.Cage

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .came:
        state.guestCount += 1
        state.guest = Guest.State(id: state.guestCount, canary: Canary(in: cage))
      case .joined(let id): state.visitors.append(Guest.State(id: id, canary: Canary(in: cage)))
      case .left(let id): state.visitors.remove(id: id)
      case .pushed: state.path.append(Guest.State(canary: Canary(in: cage)))
      case .guest, .visitors, .path: break
      }
      return .none
    }
    .ifLet(\.$guest, action: \.guest) { Guest(cage: cage) }
    .forEach(\.visitors, action: \.visitors) { Guest(cage: cage) }
    .forEach(\.path, action: \.path) { Guest(cage: cage) }
  }
}

/// A child whose work lasts until it is cancelled.
@Reducer
struct Guest {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    let canary: Canary
  }

  @CasePathable
  enum Action {
    case worked
    case stopped
    case bumped
  }

  enum ID { case work }

  let cage: Canary.Cage

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .worked:
        let canary = Canary(in: cage)
        return .run { _ in
          defer { withExtendedLifetime(canary) {} }
          try await Task.never()
        }
        .cancellable(id: ID.work)
      case .stopped:
        return .cancel(id: ID.work)
      case .bumped:
        state.count += 1
        return .none
      }
    }
  }
}
