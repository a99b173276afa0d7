import Dependencies
import FoundationEssentials

/// A key for a value that a file holds.
///
/// A missing file gives the default. One that does not hold a value gives the default, an error and an
/// issue; a copy of it is kept beside it. Changes made by others are seen.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  let url: URL
  let storage: FileStorage
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
  private let content = KnownContent<Reading<FileContent>>()

  init(
    url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.decode = decode
    self.encode = encode
    storage = Dependency(\.defaultFileStorage).wrappedValue
  }

  /// The file, and the storage that holds it.
  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  /// Reads the file.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue: continuation.resume(with: read())
    case .userInitiated: storage.store.perform { continuation.resume(with: read()) }
    }
  }

  /// Watches the file: for changes by others, its removal, and its coming back.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let subscription = storage.store.watch(url) { lookAgain(subscriber) }
    // Whatever has happened between the first read and the watch.
    storage.store.perform { lookAgain(subscriber) }
    return subscription
  }

  /// Writes the file, in the background.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let new = FileContent { [encode] in try encode(value) }
    let rest = content.write(.content(new)) {
      storage.store.write(new, to: url) { result in
        content.didWrite(.content(new), hasFailed: result.hasFailed)
        continuation.resume(with: result.mapError { writeFailure($0) })
      }
    }
    rest()
  }

  private func read() -> Result<Value?, any Error> {
    let reading = reading()
    content.didRead(reading)
    return value(of: reading)
  }

  private func reading() -> Reading<FileContent>? {
    do {
      return try storage.store.read(url).map { .content($0) }
    } catch {
      return .failure(String(describing: error))
    }
  }

  private func value(of reading: Reading<FileContent>?) -> Result<Value?, any Error> {
    switch reading {
    case nil:
      return .success(nil)
    case .failure(let reason):
      return .failure(FileStorageError(url: url, problem: .unreadable, reason: reason))
    case .content(let content):
      do {
        return .success(try decode(content.data()))
      } catch {
        return .failure(failure(.corrupt(keptAt: storage.store.keepCopy(of: url)), error))
      }
    }
  }

  /// Looks what the file holds, and tells if it is something else than what was read or written last.
  private func lookAgain(_ subscriber: SharedSubscriber<Value>, isSecondLook: Bool = false) {
    var needsSecondLook = false
    content.update(reading) { reading in
      if case .content(let content)? = reading, !isSecondLook,
        (try? decode(content.data())) == nil
      {
        // Somebody may be in the middle of writing it.
        needsSecondLook = true
        return false
      }
      subscriber.yield(with: value(of: reading))
      return true
    }
    guard needsSecondLook else { return }
    storage.store.performSoon { lookAgain(subscriber, isSecondLook: true) }
  }

  private func writeFailure(_ error: any Error) -> any Error {
    if let error = error as? UnencodableValue { return failure(.unencodable, error.reason) }
    return failure(.unwritable, error)
  }

  private func failure(_ problem: FileStorageError.Problem, _ error: any Error) -> any Error {
    FileStorageError(url: url, problem: problem, reason: String(describing: error))
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".fileStorage(\(url.absoluteString))" }
}

/// The identity of a file key.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
