import ComposableArchitecture
import Foundation

@Reducer
struct ContactsList {
  @Reducer(state: .equatable)
  enum Path {
    case detail(ContactDetail)
    case history(History)
  }

  @Reducer
  enum Destination {
    case add(ContactForm)
    case alert(AlertState<Alert>)
    case sort(ConfirmationDialogState<Sort>)

    @CasePathable
    enum Alert { case retry }

    @CasePathable
    enum Sort: CaseIterable { case name, favorite }
  }

  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var destination: Destination.State?
    var isSyncing = false
    var lastSync: Date?
    var path = StackState<Path.State>()
  }

  enum Action {
    case addButtonTapped
    case cancelAddButtonTapped
    case confirmAddButtonTapped
    case contactTapped(id: Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case onDelete(IndexSet)
    case path(StackActionOf<Path>)
    case saveFailed(Contact)
    case sortButtonTapped
    case syncResponse(Result<IdentifiedArrayOf<Contact>, any Error>)
    case task
  }

  private enum CancelID { case sync }

  @Dependency(\.contacts) var contacts
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(ContactForm.State(contact: Contact(id: uuid())))
        return .none

      case .cancelAddButtonTapped:
        state.destination = nil
        return .none

      case .confirmAddButtonTapped:
        guard let contact = state.destination?.add?.contact else { return .none }
        state.destination = nil
        state.contacts.append(contact)
        return save(contact)

      case let .contactTapped(id):
        guard let contact = state.contacts[id: id] else { return .none }
        state.path.append(.detail(ContactDetail.State(contact: contact)))
        return .none

      case .destination(.presented(.alert(.retry))):
        return sync(&state)

      case let .destination(.presented(.sort(order))):
        switch order {
        case .favorite: state.contacts.sort { $0.isFavorite && !$1.isFavorite }
        case .name: state.contacts.sort { $0.name < $1.name }
        }
        return .none

      case .destination:
        return .none

      case let .onDelete(offsets):
        let ids = offsets.map { state.contacts[$0].id }
        state.contacts.remove(atOffsets: offsets)
        return .merge(ids.map { id in .run { _ in try await contacts.delete(id: id) } })

      case let .path(.element(id: _, action: .detail(.delegate(.saved(contact))))):
        state.contacts[id: contact.id] = contact
        return save(contact)

      case let .path(.element(id: _, action: .detail(.delegate(.deleted(id))))):
        state.contacts.remove(id: id)
        return .run { _ in
          try await self.contacts.delete(id)
        } catch: { _, _ in
        }

      case .path:
        return .none

      case .saveFailed:
        state.destination = .alert(.offline)
        return .none

      case .sortButtonTapped:
        state.destination = .sort(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("Sort by")
          } actions: {
            for order in Destination.Sort.allCases {
              ButtonState(action: order) { TextState("\(order)") }
            }
          })
        return .none

      case let .syncResponse(.success(contacts)):
        state.contacts = contacts
        state.isSyncing = false
        state.lastSync = now
        return .none

      case .syncResponse(.failure):
        state.isSyncing = false
        state.destination = .alert(.offline)
        return .none

      case .task:
        return sync(&state)
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }

  private func sync(_ state: inout State) -> Effect<Action> {
    state.isSyncing = true
    return .run { send in
      await send(.syncResponse(Result { try await contacts.all() }))
    }
    .cancellable(id: CancelID.sync, cancelInFlight: true)
  }

  private func save(_ contact: Contact) -> EffectOf<Self> {
    .run { _ in
      try await contacts.save(contact)
    } catch: { _, send in
      await send(.saveFailed(contact))
    }
  }
}

@Reducer
struct History {
  @ObservableState
  struct State: Equatable {
    var changes: [String] = []
  }
  enum Action {
    case change(Contact)
    case task
  }
  @Dependency(ContactsClient.self) var contacts

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case let .change(contact):
        state.changes.append(contact.name)
        return .none
      case .task:
        return .run { send in
          for await contact in contacts.changes() {
            await send(.change(contact))
          }
        }
      }
    }
  }
}

extension ContactsList.Destination.State: Equatable {}

extension AlertState where Action == ContactsList.Destination.Alert {
  static let offline = Self {
    TextState("You seem to be offline")
  } actions: {
    ButtonState(action: .retry) { TextState("Try again") }
    ButtonState(role: .cancel, action: .send(.none)) { TextState("OK") }
  }
}
