import FoundationEssentials
import IdentifiedCollections
import Observation
import Sharing
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A row of the tests' collections.
struct Item: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  var name: String
  var isDone = false
}

/// A value with parts.
struct Settings: Codable, Hashable, Sendable {
  var volume = 5
  var title: String?
  var items: IdentifiedArrayOf<Item> = []
  var doubledVolume: Int { volume * 2 }
}

/// A folder of a test, removed at its end.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: "/tmp").appendingPathComponent("sharing-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  func rename(_ name: String, to other: String) throws {
    try #require(moveFile(file(name).path, file(other).path) == 0)
  }

  func makePipe(_ name: String) throws {
    try #require(mkfifo(file(name).path, 0o600) == 0)
  }

  func isPipe(_ name: String) -> Bool {
    var status = stat()
    return stat(file(name).path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  func setPermissions(_ mode: mode_t, of name: String) throws {
    try #require(chmod(file(name).path, mode) == 0)
  }

  func permissions(of name: String) throws -> mode_t {
    var status = stat()
    try #require(stat(file(name).path, &status) == 0)
    return status.st_mode & 0o7777
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

private func moveFile(_ path: String, _ other: String) -> CInt { rename(path, other) }

/// Counts from any thread.
final class Count: Sendable {
  private let state = Atomic(0)
  var value: Int { state.load(ordering: .acquiring) }
  func add() { state.add(1, ordering: .acquiringAndReleasing) }
}

/// The first value of a shared one that fulfils a condition; the test's time limit is its end.
func first<Value: Sendable>(
  _ shared: Shared<Value>, where condition: (Value) -> Bool
) async -> Value? {
  for await value in shared.changes where condition(value) { return value }
  return nil
}

/// Waits until what `condition` observes makes it true; the test's time limit is its end.
func untilChanged(_ condition: () -> Bool) async {
  while true {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let isTrue = withObservationTracking(condition) { continuation.finish() }
    if isTrue { return }
    for await _ in changes {}
  }
}
