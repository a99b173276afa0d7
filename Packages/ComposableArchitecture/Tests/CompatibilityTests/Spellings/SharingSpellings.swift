import Dependencies
import Foundation
import Sharing
import Testing

private struct Preferences: Codable, Equatable, Sendable {
  var isOn = false
  var name: String?
}

private struct Row: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
}

private enum Mode: String, Sendable { case day, night }

extension SharedKey where Self == FileStorageKey<Preferences>.Default {
  fileprivate static var preferences: Self {
    Self[.fileStorage(URL(fileURLWithPath: "/preferences.json")), default: Preferences()]
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var visits: Self { Self[.inMemory("visits"), default: 5] }
}

private struct Loaded: SharedReaderKey {
  var id: String { "loaded" }

  func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
    continuation.resume(with: .success("loaded"))
  }

  func subscribe(
    context: LoadContext<String>, subscriber: SharedSubscriber<String>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

private struct Screen {
  @Shared var count: Int
  @SharedReader var total: Int
  @Shared(.visits) var visits
  @SharedReader(.visits) var readVisits
  @Shared(.appStorage("title")) var title: String?
  @Shared(.appStorage("mode")) var mode = Mode.day
  @Shared(.appStorage("lastMode")) var lastMode: Mode?
  @Shared(.appStorage("tags")) var tags: [String] = []
  @Shared(.appStorage("since")) var since = Date(timeIntervalSince1970: 0)

  init(count: Shared<Int>) {
    _count = count
    _total = SharedReader(count)
  }
}

/// Shared values as code from elsewhere declares, derives and changes them.
struct SharingSpellings {
  @Test func propertiesOfEachKindAreDeclared() {
    let count = Shared(value: 4)
    var screen = Screen(count: count)
    count.withLock { $0 += 1 }
    #expect(screen.count == 5 && screen.total == 5)
    #expect(screen.visits == 5 && screen.readVisits == 5)
    screen.$mode.withLock { $0 = .night }
    screen.$lastMode.withLock { $0 = .day }
    screen.$tags.withLock { $0.append("new") }
    screen.$title.withLock { $0 = "Title" }
    let other = Screen(count: count)
    #expect(other.mode == .night && other.lastMode == .day)
    #expect(other.tags == ["new"] && other.title == "Title")
    screen.$count = Shared(value: 9)
    #expect(screen.count == 9)
    #expect(count.wrappedValue == 5)
  }

  @Test func partsAreDerived() {
    @Shared(.preferences) var preferences
    $preferences.isOn.withLock { $0 = true }
    #expect(Shared($preferences.name) == nil)
    $preferences.withLock { $0.name = "a" }
    Shared($preferences.name)?.withLock { $0 = "b" }
    #expect(preferences == Preferences(isOn: true, name: "b"))
    #expect(SharedReader($preferences.name)?.wrappedValue == "b")
    #expect(SharedReader(value: 3).wrappedValue == SharedReader.constant(3).wrappedValue)
  }

  @Test func elementsAreDerived() {
    @Shared(value: [Row(id: 1), Row(id: 2)]) var rows
    for row in $rows { row.withLock { $0.title = "\($0.id)" } }
    $rows[0].title.withLock { $0 += "!" }
    #expect(rows.map(\.title) == ["1!", "2"])
    @Shared(value: IdentifiedArray(uniqueElements: [Row(id: 1)])) var identified
    Shared($identified[id: 1])?.withLock { $0.title = "x" }
    #expect(Shared($identified[id: 2]) == nil)
    #expect(identified[id: 1]?.title == "x")
    @Shared(value: ["a": 1]) var table
    $table["a"].withLock { $0 = 3 }
    #expect(table == ["a": 3])
  }

  @Test func valuesAreLoadedSavedAndRequired() async throws {
    @SharedReader(Loaded()) var text = "initial"
    #expect(text == "loaded")
    let required = try await SharedReader(require: Loaded())
    #expect(required.wrappedValue == "loaded")
    @Shared(.preferences) var preferences
    $preferences.withLock { $0.isOn = true }
    try await $preferences.save()
    try await $preferences.load()
    #expect($preferences.loadError == nil && $preferences.saveError == nil)
    #expect(!$preferences.isLoading)
    @Shared(.inMemory("other")) var number = 1
    try await $number.load(.visits)
    let data = try JSONEncoder().encode(Shared(value: 3))
    #expect(try JSONDecoder().decode(Shared<Int>.self, from: data) == Shared(value: 3))
  }

  @Test func eachOperationMayHaveItsOwnStorage() {
    @Shared(.preferences) var preferences
    $preferences.withLock { $0.isOn = true }
    withDependencies {
      $0.defaultFileStorage = .inMemory
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.preferences) var others
      #expect(others == Preferences())
    }
  }
}
