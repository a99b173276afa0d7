public import Dependencies
import Synchronization

/// Holds the values of in-memory keys as long as the program, or the test, runs.
public struct InMemoryStorage: Hashable, Sendable {
  private final class Contents: Sendable {
    let values = Mutex<[String: any Sendable]>([:])
  }

  private let contents = Contents()

  /// Makes an empty storage.
  public init() {}

  /// Whether two are one and the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.contents === rhs.contents }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }

  func value(of key: String) -> (any Sendable)? { contents.values.withLock { $0[key] } }

  func set(_ value: any Sendable, for key: String) {
    contents.values.withLock { $0[key] = value }
  }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  static var previewValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// Where in-memory keys keep their values: a fresh storage for each test.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}
