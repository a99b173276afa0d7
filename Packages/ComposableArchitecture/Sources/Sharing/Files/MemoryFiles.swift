import ConcurrencyExtras
import FoundationEssentials
import Synchronization

/// Files in memory, for tests and previews: everything happens at once.
final class MemoryFiles: FileStore {
  private struct Watches {
    var last: UInt64 = 0
    var actions: [URL: [UInt64: @Sendable () -> Void]] = [:]
  }

  private let contents: LockIsolated<[URL: Data]>
  private let watches = Mutex(Watches())

  init(_ contents: LockIsolated<[URL: Data]>) {
    self.contents = contents
  }

  func read(_ url: URL) throws -> FileContent? {
    contents.withValue { $0[url] }.map { FileContent($0) }
  }

  func write(
    _ content: FileContent, to url: URL,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> () -> Void {
    do {
      let data = try content.data()
      contents.withValue { $0[url] = data }
    } catch {
      return { completion(.failure(error)) }
    }
    return { [self] in
      completion(.success(()))
      let actions = watches.withLock { $0.actions[url].map { Array($0.values) } ?? [] }
      for action in actions { action() }
    }
  }

  func keepCopy(of url: URL) -> URL? {
    let copy = url.deletingLastPathComponent()
      .appendingPathComponent("\(url.lastPathComponent).corrupt")
    contents.withValue { $0[copy] = $0[url] }
    return copy
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = watches.withLock { watches in
      watches.last += 1
      watches.actions[url, default: [:]][watches.last] = onChange
      return watches.last
    }
    return SharedSubscription { [weak self] in
      self?.watches.withLock { _ = $0.actions[url]?.removeValue(forKey: id) }
    }
  }

  func perform(_ work: @escaping @Sendable () -> Void) { work() }
  func performSoon(_ work: @escaping @Sendable () -> Void) { work() }
  func flush() async {}
}
