import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct ContactsDrillDownTests {
  let blob = Contact(id: UUID(0), name: "Blob")

  @Test func editInDetail() async {
    let didSave = LockIsolated(false)
    let store = TestStore(initialState: ContactsList.State(contacts: [blob])) {
      ContactsList()
    } withDependencies: {
      $0.contacts.save = { _ in didSave.setValue(true) }
    }

    await store.send(.contactTapped(id: UUID(0))) {
      $0.path[id: 0] = .detail(ContactDetail.State(contact: self.blob))
    }
    await store.send(\.path[id: 0].detail.view.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(ContactForm.State(contact: self.blob))
    }
    await store.send(
      \.path[id: 0].detail.destination.edit.binding, .set(\.contact.name, "Blob Sr.")
    ) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) {
        $0.contact.name = "Blob Sr."
        $0.focus = nil
      }
    }
    await store.send(\.path[id: 0].detail.view.doneEditingButtonTapped) {
      $0.path[id: 0]?.modify(\.detail) {
        $0.contact.name = "Blob Sr."
        $0.destination = nil
      }
    }
    await store.receive(\.path[id: 0].detail.delegate.saved) {
      $0.contacts[id: UUID(0)]?.name = "Blob Sr."
    }
    #expect(didSave.value)
  }

  @Test func deleteInDetailPops() async {
    var path = StackState<ContactsList.Path.State>()
    path.append(.detail(ContactDetail.State(contact: blob)))
    let store = TestStore(initialState: ContactsList.State(contacts: [blob], path: path)) {
      ContactsList()
    } withDependencies: {
      $0.contacts.delete = { @Sendable _ in throw Offline() }
    }

    await store.send(.path(.element(id: 0, action: .detail(.view(.deleteButtonTapped))))) {
      $0.path[id: 0]?.modify(\.detail) { $0.destination = .alert(.deleteContact(self.blob)) }
    }
    await store.send(
      \.path[id: 0].detail.destination.presented.alert.confirmDelete
    ) {
      $0.path[id: 0]?.modify(\.detail) { $0.destination = nil }
    }
    await store.receive(\.path[id: 0].detail.delegate.deleted, UUID(0)) {
      $0.contacts = []
    }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
  }

  @Test func deepLink() async {
    let clock = TestClock()
    let store = TestStore(initialState: ContactsList.State(contacts: [blob])) {
      ContactsList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(
      .path(.push(id: 0, state: .detail(ContactDetail.State(contact: blob))))
    ) {
      $0.path.append(.detail(ContactDetail.State(contact: self.blob)))
    }
    await store.send(\.path[id: 0].detail.view.task)
    await clock.advance(by: .seconds(2))
    await store.receive(\.path[id: 0].detail.timerTick) {
      $0.path[id: 0, case: \.detail]?.secondsOpen = 1
    }
    await store.receive(\.path[id: 0].detail.timerTick) {
      $0.path[id: 0, case: \.detail]?.secondsOpen = 2
    }
    await store.send(\.path.push, (id: 1, state: .history(History.State()))) {
      $0.path[id: 1] = .history(History.State())
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path.removeAll()
    }
  }

  @Test func favoriteIsSavedNonExhaustively() async {
    let store = TestStore(
      initialState: ContactsList.State(
        contacts: [blob], path: StackState([.detail(ContactDetail.State(contact: blob))]))
    ) {
      ContactsList()
    } withDependencies: {
      $0.contacts = .previewValue
    }
    store.exhaustivity = .off(showSkippedAssertions: false)

    await store.send(\.path[id: 0].detail.view.binding, .set(\.contact.isFavorite, true))
    await store.skipReceivedActions()
    store.assert {
      $0.contacts[id: UUID(0)]?.isFavorite = true
    }
  }

  @Test func history() async {
    let (changes, continuation) = AsyncStream.makeStream(of: Contact.self)
    let store = TestStore(
      initialState: ContactsList.State(path: StackState([.history(History.State())]))
    ) {
      ContactsList()
    } withDependencies: {
      $0.contacts.changes = { changes }
    }
    let task = await store.send(\.path[id: 0].history.task)
    continuation.yield(blob)
    await store.receive(\.path[id: 0].history.change) {
      $0.path[id: 0]?.modify(\.history) { $0.changes = ["Blob"] }
    }
    await task.cancel()
  }

  @Test func storeIsScopedToTheElements() throws {
    let store = Store(
      initialState: ContactsList.State(
        destination: .add(ContactForm.State(contact: blob)),
        path: StackState([.detail(ContactDetail.State(contact: blob))]))
    ) {
      ContactsList()
    }
    let id = try #require(store.path.ids.first)
    let detail = try #require(
      store.scope(state: \.path[id: id]?.detail, action: \.path[id: id].detail))
    detail.send(.view(.editButtonTapped))
    #expect(detail.destination?.edit?.contact == blob)
    let form = try #require(
      store.scope(state: \.destination?.add, action: \.destination.presented.add))
    form.send(.clearButtonTapped)
    #expect(store.destination?.add?.contact.name == "")
    let path = store.scope(state: \.path, action: \.path)
    #expect(path.withState(\.count) == 1)
  }
}
