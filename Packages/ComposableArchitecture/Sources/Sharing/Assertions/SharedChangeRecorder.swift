package import Dependencies
import Synchronization

/// Notes every change of shared values that a store's reducer and effects make, step by step.
package final class SharedChangeRecorder: Sendable {
  /// The changes of one step: before the reducer ran, and by the reducer.
  package struct Step: Sendable {
    package var before = SharedChanges()
    package var during = SharedChanges()

    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { before.isEmpty && during.isEmpty }

    /// All of them, in order.
    package var all: SharedChanges { before.followed(by: during) }
  }

  private static let count = Atomic(0)
  private let isReducing: @Sendable () -> Bool
  private let outer: SharedChangeRecorder?
  private let step = Mutex(Step())
  private let hasEnded = Atomic(false)

  /// - Parameters:
  ///   - outer: Who is told of the changes too.
  ///   - isReducing: Whether a reducer runs on the current thread.
  package init(
    outer: SharedChangeRecorder? = nil, isReducing: @escaping @Sendable () -> Bool
  ) {
    self.outer = outer
    self.isReducing = isReducing
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  /// The recorder of the store that the current code works for.
  package static var current: SharedChangeRecorder? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    return DependencyValues._current[SharedChangeRecorderKey.self]
  }

  func record(_ source: AnySharedSource, before: Any, after: Any) {
    outer?.record(source, before: before, after: after)
    guard !hasEnded.load(ordering: .relaxed) else { return }
    let isDuring = isReducing()
    step.withLock { step in
      if isDuring {
        step.during.add(source, before: before, after: after)
      } else {
        step.before.add(source, before: before, after: after)
      }
    }
  }

  /// Ends a step and hands out its changes.
  package func takeStep() -> Step {
    step.withLock { step in
      defer { step = Step() }
      return step
    }
  }

  /// Ends the record, and hands out the changes since the last step.
  package func end() -> SharedChanges {
    hasEnded.store(true, ordering: .relaxed)
    return takeStep().all
  }

  /// The changes since the last step.
  package var changesSinceStep: SharedChanges { step.withLock { $0.all } }
}

private enum SharedChangeRecorderKey: DependencyKey {
  static let liveValue: SharedChangeRecorder? = nil
  static let testValue: SharedChangeRecorder? = nil
}

extension DependencyValues {
  /// Whom changes of shared values are told to.
  package var sharedChangeRecorder: SharedChangeRecorder? {
    get { self[SharedChangeRecorderKey.self] }
    set { self[SharedChangeRecorderKey.self] = newValue }
  }
}
