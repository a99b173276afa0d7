public import ConcurrencyExtras
public import Dependencies
public import FoundationEssentials

/// The files that `.fileStorage` keys keep their values in.
public struct FileStorage: Hashable, Sendable {
  let store: any FileStore

  private init(_ store: any FileStore) {
    self.store = store
  }

  /// The files of the computer.
  ///
  /// They are written in the background, atomically, and watched for changes made by others. What is
  /// still to be written when the program exits is written then.
  public static let fileSystem = FileStorage(DiskFiles.shared)

  /// Files in memory, fresh ones each time.
  public static var inMemory: FileStorage { inMemory(fileSystem: LockIsolated([:])) }

  /// Files in memory that the caller sees.
  ///
  /// - Parameter fileSystem: What each file holds.
  public static func inMemory(fileSystem: LockIsolated<[URL: Data]>) -> FileStorage {
    FileStorage(MemoryFiles(fileSystem))
  }

  /// Waits until every change made before is written, or has failed.
  public func flush() async { await store.flush() }

  /// Whether two are the same files.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.store === rhs.store }

  /// Hashes the identity of the files.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(store)) }
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The files that `.fileStorage` keys keep their values in: those of the computer, and in tests and
  /// previews fresh ones in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}
