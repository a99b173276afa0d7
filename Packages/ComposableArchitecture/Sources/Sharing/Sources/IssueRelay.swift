import IssueReporting
import Synchronization

/// Where a shared value was declared.
struct IssuePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ error: any Error) {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Reports errors that come on threads that belong to no test as issues of the test that caused them.
final class IssueRelay: Sendable {
  private let place: IssuePlace
  private let watch: AsyncStream<any Error>.Continuation?
  private let pending = Mutex<[UInt64: Task<Void, Never>]>([:])
  private let last = Atomic<UInt64>(0)

  init(_ place: IssuePlace) {
    self.place = place
    guard isTesting else {
      watch = nil
      return
    }
    let (errors, watch) = AsyncStream.makeStream(of: (any Error).self)
    self.watch = watch
    // The task inherits the test of whoever shares the value first.
    Task { for await error in errors { place.report(error) } }
  }

  deinit { watch?.finish() }

  /// Reports an error of the place that a value is read from.
  func report(_ error: (any Error)?) {
    guard let error else { return }
    if TestContext.current?.hasTest ?? true {
      place.report(error)
    } else if let watch {
      watch.yield(error)
    } else {
      place.report(error)
    }
  }

  /// A closure that reports an error, if it is given one, as an issue of the current task.
  func awaiting() -> @Sendable ((any Error)?) -> Void {
    guard isTesting else { return { [place] in if let error = $0 { place.report(error) } } }
    let (outcome, continuation) = AsyncStream.makeStream(of: (any Error)?.self)
    let id = last.add(1, ordering: .relaxed).newValue
    let task = Task { [weak self, place] in
      for await error in outcome { if let error { place.report(error) } }
      _ = self?.pending.withLock { $0.removeValue(forKey: id) }
    }
    pending.withLock { $0[id] = task }
    return {
      continuation.yield($0)
      continuation.finish()
    }
  }

  /// Waits until what is known has been reported.
  func settle() async {
    for task in pending.withLock({ Array($0.values) }) { await task.value }
  }
}

extension TestContext {
  fileprivate var hasTest: Bool {
    if case .swiftTesting(nil) = self { false } else { true }
  }
}
