import Dispatch
import FoundationEssentials
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files on disk, written in the background: the newest content of each, one write at a time.
final class DiskFiles: FileStore {
  private typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private struct Job {
    var content: FileContent
    var completions: [Completion]
  }

  private struct Writes {
    /// What waits, by path.
    var waiting: [String: Job] = [:]
    /// What is being written, by path.
    var running: [String: FileContent] = [:]
  }

  private let writes = Mutex(Writes())
  private let unfinished = DispatchGroup()
  private let queue = DispatchQueue(
    label: "Sharing.DiskFiles", qos: .utility, attributes: .concurrent)

  /// The files of the computer. What is still to be written when the program ends is written then.
  static let shared: DiskFiles = {
    let files = DiskFiles()
    atexit { DiskFiles.shared.finish(within: .seconds(5)) }
    return files
  }()

  func read(_ url: URL) throws -> FileContent? {
    let path = url.path
    if let unwritten = writes.withLock({ $0.waiting[path]?.content ?? $0.running[path] }) {
      return unwritten
    }
    return try DiskFile(path: path).content().map { FileContent($0) }
  }

  func write(
    _ content: FileContent, to url: URL,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> () -> Void {
    let path = url.path
    let isIdle = writes.withLock { writes in
      let isIdle = writes.waiting[path] == nil && writes.running[path] == nil
      writes.waiting[path, default: Job(content: content, completions: [])].content = content
      writes.waiting[path]?.completions.append(completion)
      return isIdle
    }
    guard isIdle else { return {} }
    unfinished.enter()
    queue.async { [self] in
      writeAll(to: path)
      unfinished.leave()
    }
    return {}
  }

  private func writeAll(to path: String) {
    while let job = nextJob(path) {
      let result = Result { try DiskFile(path: path).replace(with: job.content.data()) }
      for completion in job.completions { completion(result) }
    }
  }

  private func nextJob(_ path: String) -> Job? {
    writes.withLock { writes in
      let job = writes.waiting.removeValue(forKey: path)
      writes.running[path] = job?.content
      return job
    }
  }

  func keepCopy(of url: URL) -> URL? {
    DiskFile(path: url.path).keepCopy().map { URL(fileURLWithPath: $0) }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    FileWatcher.shared.watch(url.path, onChange: onChange)
  }

  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  func performSoon(_ work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(50), execute: work)
  }

  func flush() async {
    await withCheckedContinuation { continuation in
      unfinished.notify(queue: queue) { continuation.resume() }
    }
  }

  /// Waits, on this thread, until everything is written.
  private func finish(within limit: DispatchTimeInterval) {
    _ = unfinished.wait(timeout: .now() + limit)
  }
}
