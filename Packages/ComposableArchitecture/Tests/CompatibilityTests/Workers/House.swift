import ComposableArchitecture

@Reducer
struct House {
  @Reducer(state: .equatable)
  enum Destination {
    case worker(Worker)
    case other(Worker)
  }
  @Reducer
  struct Deep {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      @Presents var destination: Destination.State?
      var rows: IdentifiedArrayOf<Worker.State> = []
      var path = StackState<Destination.State>()
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case rows(IdentifiedActionOf<Worker>)
      case path(StackActionOf<Destination>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.rows, action: \.rows) { Worker() }
        .forEach(\.path, action: \.path)
    }
  }
  @Reducer(state: .equatable)
  enum Screen {
    case deep(Deep)
    case worker(Worker)
  }
  @ObservableState
  @CasePathable
  enum Phase: Equatable {
    case idle
    case working(Worker.State)
    case second(Worker.State)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var child: Worker.State?
    var plain: Worker.State?
    var rows: IdentifiedArrayOf<Worker.State> = []
    var path = StackState<Screen.State>()
    @Presents var destination: Destination.State?
    var phase = Phase.idle
    @Presents var deep: Deep.State?
    var deeps: IdentifiedArrayOf<Deep.State> = []
    var seen = 0
  }
  @CasePathable
  enum PhaseAction {
    case working(Worker.Action)
    case second(Worker.Action)
  }
  enum Action {
    case child(PresentationAction<Worker.Action>)
    case plain(Worker.Action)
    case rows(IdentifiedActionOf<Worker>)
    case path(StackActionOf<Screen>)
    case destination(PresentationAction<Destination.Action>)
    case phase(PhaseAction)
    case deep(PresentationAction<Deep.Action>)
    case deeps(IdentifiedActionOf<Deep>)
    case show(Place), hide(Place), replace(Place), startAndHide(Place), startAndReplace(Place)
  }

  static func show(_ state: inout State, _ place: Place) {
    switch place {
    case .ifLet:
      state.child = Worker.State(id: state.seen)
      state.seen += 1
    case .plainIfLet:
      state.plain = Worker.State(id: state.seen)
      state.seen += 1
    case .row:
      state.rows = [Worker.State(id: state.seen)]
      state.seen += 1
    case .stack: state.path = StackState([.worker(Worker.State())])
    case .destination: state.destination = .worker(Worker.State())
    case .ifCase:
      state.phase = .working(Worker.State(id: state.seen))
      state.seen += 1
    case .deep: state.deep = Deep.State(destination: .worker(Worker.State()))
    case .stackInRow:
      state.deeps = [Deep.State(id: state.seen, path: StackState([.worker(Worker.State())]))]
      state.seen += 1
    case .rowInStack: state.path = StackState([.deep(Deep.State(rows: [Worker.State(id: 7)]))])
    }
  }
  static func hide(_ state: inout State, _ place: Place) {
    switch place {
    case .ifLet: state.child = nil
    case .plainIfLet: state.plain = nil
    case .row: state.rows = []
    case .stack, .rowInStack: state.path.removeAll()
    case .destination: state.destination = nil
    case .ifCase: state.phase = .idle
    case .deep: state.deep = nil
    case .stackInRow: state.deeps.removeAll()
    }
  }
  static func action(_ state: State, _ place: Place, _ action: Worker.Action) -> Action {
    switch place {
    case .ifLet: .child(.presented(action))
    case .plainIfLet: .plain(action)
    case .row: .rows(.element(id: state.rows.last!.id, action: action))
    case .stack: .path(.element(id: state.path.ids.last!, action: .worker(action)))
    case .destination: .destination(.presented(.worker(action)))
    case .ifCase: .phase(.working(action))
    case .deep: .deep(.presented(.destination(.presented(.worker(action)))))
    case .stackInRow:
      .deeps(
        .element(
          id: state.deeps.last!.id,
          action: .path(.element(id: state.deeps.last!.path.ids.last!, action: .worker(action)))))
    case .rowInStack:
      .path(
        .element(id: state.path.ids.last!, action: .deep(.rows(.element(id: 7, action: action)))))
    }
  }
  static func log(_ state: State) -> [Int] {
    (state.child?.log ?? []) + (state.plain?.log ?? []) + state.rows.flatMap(\.log)
      + state.path.flatMap { ($0.worker?.log ?? []) + ($0.deep?.rows.flatMap(\.log) ?? []) }
      + (state.destination?.worker?.log ?? [])
      + (state.phase[case: \.working]?.log ?? [])
      + (state.deep?.destination?.worker?.log ?? [])
      + state.deeps.flatMap { $0.path.flatMap { $0.worker?.log ?? [] } }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let place), .replace(let place): Self.show(&state, place)
      case .hide(let place): Self.hide(&state, place)
      case .startAndHide(let place):
        let start = Self.action(state, place, .start(1))
        return .concatenate(.send(start), .send(.hide(place)))
      case .startAndReplace(let place):
        let start = Self.action(state, place, .start(1))
        return .concatenate(.send(start), .send(.replace(place)))
      default: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Worker() }
    .ifLet(\.plain, action: \.plain) { Worker() }
    .forEach(\.rows, action: \.rows) { Worker() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$deep, action: \.deep) { Deep() }
    .forEach(\.deeps, action: \.deeps) { Deep() }

    Scope(state: \.phase, action: \.phase) {
      EmptyReducer()
        .ifCaseLet(\.working, action: \.working) { Worker() }
        .ifCaseLet(\.second, action: \.second) { Worker() }
    }
  }
}
