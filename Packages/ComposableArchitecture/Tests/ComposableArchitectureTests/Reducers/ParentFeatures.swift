import ComposableArchitecture

/// A parent of workers at every kind of place.
@Reducer
struct Office {
  @ObservableState
  struct State: Equatable {
    var left = Worker.State()
    var right = Worker.State()
    var guest: Worker.State?
    @Presents var sheet: Worker.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var log: [String] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case left(Worker.Action)
    case right(Worker.Action)
    case guest(Worker.Action)
    case sheet(PresentationAction<Worker.Action>)
    case rows(IdentifiedActionOf<Row>)
    case letGuestGo
    case present
    case replaceSheet
    case removeRow(Int)
    case cancelAll
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var worker = Worker.State()
    }

    @CasePathable
    enum Action: Equatable, Sendable {
      case worker(Worker.Action)
      case reset
    }

    let journal: Journal

    var body: some ReducerOf<Self> {
      Scope(state: \.worker, action: \.worker) { Worker(journal: journal, name: "row") }
      Reduce { state, action in
        if case .reset = action { state = State(id: state.id) }
        return .none
      }
    }
  }

  let journal: Journal
  var letsGoAtOnce = false

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Worker(journal: journal, name: "left") }
    Worker(journal: journal, name: "right").pullback(state: \.right, action: \.right)
    Reduce { state, action in
      switch action {
      case .guest(.start) where letsGoAtOnce: state.guest = nil
      case .sheet(.presented(.start)) where letsGoAtOnce: state.sheet = nil
      case .rows(.element(let id, .worker(.start))) where letsGoAtOnce:
        state.rows.remove(id: id)
      case .guest: state.log.append("guest")
      case .sheet(.dismiss): state.log.append("dismiss")
      case .sheet: state.log.append("sheet")
      case .rows: state.log.append("rows")
      case .letGuestGo: state.guest = nil
      case .present: state.sheet = Worker.State()
      case .replaceSheet: state.sheet = Worker.State()
      case .removeRow(let id): state.rows.remove(id: id)
      case .cancelAll: return .cancel(id: Worker.ID.work)
      case .left, .right: break
      }
      return .none
    }
    .ifLet(\.guest, action: \.guest) { Worker(journal: journal, name: "guest") }
    .ifLet(\.$sheet, action: \.sheet) { Worker(journal: journal, name: "sheet") }
    .forEach(\.rows, action: \.rows) { Row(journal: journal) }
  }
}

/// A parent of the office that changes it from outside.
@Reducer
struct Building {
  @ObservableState
  struct State: Equatable {
    var office = Office.State()
    var archive: [Office.State] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case office(Office.Action)
    case change(Change)
  }

  enum Change: Equatable, Sendable {
    case clear
    case replaceGuest
    case replaceSheet
    case replaceOffice
    case archiveAndReplace
    case editSheet
    case removeRows
  }

  let journal: Journal

  var body: some ReducerOf<Self> {
    Scope(state: \.office, action: \.office) { Office(journal: journal) }
    Reduce { state, action in
      guard case .change(let change) = action else { return .none }
      switch change {
      case .clear:
        state.office.guest = nil
        state.office.sheet = nil
      case .replaceGuest: state.office.guest = Worker.State()
      case .replaceSheet: state.office.sheet = Worker.State()
      case .replaceOffice:
        state.office = Office.State(guest: Worker.State(), sheet: Worker.State())
      case .archiveAndReplace:
        state.archive.append(state.office)
        state.office = Office.State(guest: Worker.State(), sheet: Worker.State())
      case .editSheet:
        if var sheet = state.office.sheet {
          sheet.count += 1
          state.office.sheet = sheet
        }
      case .removeRows: state.office.rows.removeAll()
      }
      return .none
    }
  }
}
