import ConcurrencyExtras
public import Dependencies
public import FoundationEssentials

/// The settings of a program, by name: one JSON file that people can read and change.
///
/// ```swift
/// let settings = AppDefaults(folder: .temporaryDirectory)
/// settings.set(true, forKey: "isSoundOn")
/// settings.bool(forKey: "isSoundOn")  // true
/// ```
///
/// It may be used from any thread. What was set is seen at once, and written in the background.
public struct AppDefaults: Hashable, Sendable {
  /// The file.
  public let file: URL
  let storage: FileStorage

  private init(_ storage: FileStorage, _ file: URL) {
    self.storage = storage
    self.file = file
  }

  /// Settings in a folder, in the file `settings.json`.
  public init(folder: URL) {
    self.init(.fileSystem, folder.appendingPathComponent("settings.json"))
  }

  /// The settings of this program: in `$XDG_CONFIG_HOME`, or `~/.config`, in a folder with its name.
  public static let standard = AppDefaults(folder: ConfigFolder.ofProgram)

  /// Settings in memory, fresh ones each time.
  public static var inMemory: AppDefaults {
    AppDefaults(.inMemory, URL(fileURLWithPath: "/settings.json"))
  }

  /// Waits until every change made before is written, or has failed.
  public func flush() async { await storage.flush() }
}

extension AppDefaults {
  // Held while a file is read, changed and handed on to be written.
  private static let changing = RecursiveLock()

  /// All settings.
  ///
  /// - Throws: A ``FileStorageError``.
  func all() throws -> [String: StoredSetting] {
    let data: Data?
    do {
      data = try storage.store.read(file)?.data()
    } catch {
      throw failure(.unreadable, error)
    }
    guard let data else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredSetting].self, from: data)
    } catch {
      throw failure(.corrupt(keptAt: storage.store.keepCopy(of: file)), error)
    }
  }

  /// Sets or removes a setting, leaving the others as they are.
  ///
  /// A file that is corrupt was kept aside when it was read; it is replaced. One that cannot be read may
  /// hold other settings: it is left alone, and the change fails.
  ///
  /// - Returns: What remains to be done, when the caller holds no lock any more.
  func set(
    _ setting: StoredSetting?, for key: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> () -> Void {
    Self.changing.withLock {
      var settings: [String: StoredSetting] = [:]
      do {
        settings = try all()
      } catch let error as FileStorageError where error.problem == .unreadable {
        return { completion(.failure(error)) }
      } catch {
        // Corrupt: its content was kept aside.
      }
      settings[key] = setting
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        let data = try encoder.encode(settings)
        return storage.store.write(FileContent(data), to: file) { result in
          completion(result.mapError { failure(.unwritable, $0) })
        }
      } catch {
        return { completion(.failure(failure(.unencodable, error))) }
      }
    }
  }

  private func failure(_ problem: FileStorageError.Problem, _ error: any Error) -> any Error {
    FileStorageError(url: file, problem: problem, reason: String(describing: error))
  }
}

extension Result where Failure == any Error {
  var hasFailed: Bool {
    if case .failure = self { true } else { false }
  }

  /// The result with another error.
  func mapError(_ transform: (any Error) -> any Error) -> Self {
    if case .failure(let error) = self { .failure(transform(error)) } else { self }
  }
}

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: AppDefaults { .standard }
  static var previewValue: AppDefaults { .inMemory }
  static var testValue: AppDefaults { .inMemory }
}

extension DependencyValues {
  /// Where `.appStorage` keys keep their values: the program's settings, and in tests and previews
  /// fresh ones in memory.
  public var defaultAppStorage: AppDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
