import Dependencies
import FoundationEssentials

/// A key for a value among the settings of the program.
///
/// A change of the file by others is seen. A file that cannot be understood gives the default, an error
/// and an issue; a copy of it is kept beside it.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let settings: AppDefaults
  private let read: @Sendable (StoredSetting) -> Value?
  private let write: @Sendable (Value) -> StoredSetting?
  private let known = KnownContent<Reading<StoredSetting>>()

  init(
    _ key: String, _ settings: AppDefaults?, read: @escaping @Sendable (StoredSetting) -> Value?,
    write: @escaping @Sendable (Value) -> StoredSetting?
  ) {
    self.key = key
    self.settings = settings ?? Dependency(\.defaultAppStorage).wrappedValue
    self.read = read
    self.write = write
  }

  /// The name of the value, and the settings that hold it.
  public var id: AppStorageKeyID { AppStorageKeyID(key: key, settings: settings) }

  /// Reads the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    do {
      let setting = try settings.all()[key]
      known.didRead(setting.map { .content($0) })
      continuation.resume(with: value(of: setting))
    } catch {
      known.didRead(.failure(String(describing: error)))
      continuation.resume(throwing: error)
    }
  }

  /// Watches the file of the settings.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let store = settings.storage.store
    let subscription = store.watch(settings.file) { lookAgain(subscriber) }
    store.perform { lookAgain(subscriber) }
    return subscription
  }

  /// Writes the value, in the background.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let setting = write(value)
    let reading = setting.map { Reading.content($0) }
    let rest = known.write(reading) {
      settings.set(setting, for: key) { result in
        known.didWrite(reading, hasFailed: result.hasFailed)
        continuation.resume(with: result)
      }
    }
    rest()
  }

  private func lookAgain(_ subscriber: SharedSubscriber<Value>) {
    var failure: (any Error)?
    let read: () -> Reading<StoredSetting>? = {
      do {
        return try settings.all()[key].map { .content($0) }
      } catch {
        failure = error
        return .failure(String(describing: error))
      }
    }
    known.update(read) { reading in
      if let failure {
        subscriber.yield(throwing: failure)
      } else if case .content(let setting)? = reading {
        subscriber.yield(with: value(of: setting))
      } else {
        subscriber.yieldReturningInitialValue()
      }
      return true
    }
  }

  private func value(of setting: StoredSetting?) -> Result<Value?, any Error> {
    guard let setting, setting != .null else { return .success(nil) }
    guard let value = read(setting) else {
      return .failure(SettingTypeError(key: key, path: settings.file.path, asked: Value.self))
    }
    return .success(value)
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".appStorage(\"\(key)\")" }
}

/// The identity of a key of the settings.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let settings: AppDefaults
}

/// The error of a setting of another type.
private struct SettingTypeError: Error, CustomStringConvertible {
  let key: String
  let path: String
  let asked: Any.Type

  var description: String {
    "The setting \"\(key)\" in '\(path)' is no '\(asked)'. The default value is used."
  }
}
