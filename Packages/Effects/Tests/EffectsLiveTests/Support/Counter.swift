import Synchronization

/// Counts what happens on several threads.
final class Counter: Sendable {
  private let atomic = Atomic(0)

  var count: Int { atomic.load(ordering: .sequentiallyConsistent) }

  func increment() {
    atomic.add(1, ordering: .sequentiallyConsistent)
  }
}
