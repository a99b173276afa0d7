import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct ContactsListTests {
  let blob = Contact(id: UUID(0), name: "Blob")
  let blobJr = Contact(id: UUID(1), name: "Blob Jr.")

  @Test func syncSucceeds() async {
    let store = TestStore(initialState: ContactsList.State()) {
      ContactsList()
    } withDependencies: {
      $0.contacts.all = { [self.blob, self.blobJr] }
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    }

    await store.send(.task) {
      $0.isSyncing = true
    }
    await store.receive(\.syncResponse.success) {
      $0.contacts = [self.blob, self.blobJr]
      $0.isSyncing = false
      $0.lastSync = Date(timeIntervalSince1970: 1_234_567_890)
    }
  }

  @Test func syncFailsAndIsRetried() async {
    let isOnline = LockIsolated(false)
    let store = TestStore(initialState: ContactsList.State()) {
      ContactsList()
    } withDependencies: { [blob] in
      $0.contacts.all = {
        guard isOnline.value else { throw Offline() }
        return [blob]
      }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    }

    await store.send(\.task) { $0.isSyncing = true }
    await store.receive(\.syncResponse.failure) {
      $0.isSyncing = false
      $0.destination = .alert(.offline)
    }
    isOnline.setValue(true)
    await store.send(\.destination.presented.alert.retry) {
      $0.destination = nil
      $0.isSyncing = true
    }
    await store.receive(\.syncResponse) {
      $0.contacts = [self.blob]
      $0.isSyncing = false
      $0.lastSync = Date(timeIntervalSince1970: 0)
    }
  }

  @Test func add() async {
    let saved = LockIsolated<[Contact]>([])
    let store = TestStore(initialState: ContactsList.State()) {
      ContactsList()
    } withDependencies: {
      $0.contacts.save = { contact in saved.withValue { $0.append(contact) } }
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.destination = .add(ContactForm.State(contact: Contact(id: UUID(0))))
    }
    await store.send(\.destination.add.binding, .set(\.contact.name, "Blob")) {
      $0.destination?.modify(\.add) {
        $0.contact.name = "Blob"
        $0.focus = nil
      }
    }
    await store.send(.confirmAddButtonTapped) {
      $0.destination = nil
      $0.contacts = [self.blob]
    }
    await store.finish()
    expectNoDifference(saved.value, [blob])
  }

  @Test func addIsCancelled() async {
    let store = TestStore(
      initialState: ContactsList.State(destination: .add(ContactForm.State(contact: blob)))
    ) {
      ContactsList()
    }
    await store.send(.destination(.presented(.add(.clearButtonTapped)))) {
      $0.destination?.modify(\.add) { $0.contact.name = "" }
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  @Test func addThatCannotBeSavedIsTold() async {
    let store = TestStore(
      initialState: ContactsList.State(destination: .add(ContactForm.State(contact: blob)))
    ) {
      ContactsList()
    } withDependencies: {
      $0.contacts.save = { @Sendable _ in throw Offline() }
    }
    await store.send(.confirmAddButtonTapped) {
      $0.contacts = [self.blob]
      $0.destination = nil
    }
    await store.receive(\.saveFailed, blob) {
      $0.destination = .alert(.offline)
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func deleteRow() async {
    let store = TestStore(initialState: ContactsList.State(contacts: [blob, blobJr])) {
      ContactsList()
    } withDependencies: {
      $0.contacts.delete = { id in #expect(id == UUID(1)) }
    }
    await store.send(.onDelete([1])) {
      $0.contacts = [self.blob]
    }
    .finish()
  }

  @Test func sort() async {
    let store = TestStore(
      initialState: ContactsList.State(
        contacts: [blobJr, blob, Contact(id: UUID(2), name: "Zoe", isFavorite: true)])
    ) {
      ContactsList()
    }
    await store.send(.sortButtonTapped) {
      $0.destination = .sort(
        ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Sort by")
        } actions: {
          ButtonState(action: .name) { TextState("name") }
          ButtonState(action: .favorite) { TextState("favorite") }
        })
    }
    await store.send(\.destination.sort, .favorite) {
      $0.contacts.move(fromOffsets: [2], toOffset: 0)
      $0.destination = nil
    }
  }
}
