import ComposableArchitecture

struct Contact: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var isFavorite = false
}

@DependencyClient
struct ContactsClient: Sendable {
  var all: @Sendable () async throws -> IdentifiedArrayOf<Contact>
  var save: @Sendable (_ contact: Contact) async throws -> Void
  var delete: @Sendable (_ id: Contact.ID) async throws -> Void
  var changes: @Sendable () -> AsyncStream<Contact> = { .finished }
}

extension ContactsClient: TestDependencyKey {
  static let previewValue = Self(
    all: { [] }, save: { _ in }, delete: { _ in }, changes: { .never })
  static let testValue = Self()
}

extension DependencyValues {
  var contacts: ContactsClient {
    get { self[ContactsClient.self] }
    set { self[ContactsClient.self] = newValue }
  }
}

struct Offline: Error, Equatable {}
