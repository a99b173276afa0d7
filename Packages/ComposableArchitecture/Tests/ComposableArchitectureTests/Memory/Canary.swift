import Synchronization

/// Counts those of its kind that live.
final class Canary: Sendable, Equatable {
  /// A count of its own for each test.
  final class Cage: Sendable {
    private let count = Atomic<Int>(0)

    /// How many canaries of this cage live.
    var living: Int { count.load(ordering: .acquiring) }

    fileprivate func add(_ number: Int) {
      count.wrappingAdd(number, ordering: .acquiringAndReleasing)
    }
  }

  private let cage: Cage

  init(in cage: Cage) {
    self.cage = cage
    cage.add(1)
  }

  deinit { cage.add(-1) }

  static func == (lhs: Canary, rhs: Canary) -> Bool { lhs === rhs }
}
