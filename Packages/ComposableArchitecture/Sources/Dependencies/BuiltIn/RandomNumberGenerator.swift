import ConcurrencyExtras
import IssueReporting

/// Runs work with a generator of random numbers, one user at a time.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: LockIsolated<any RandomNumberGenerator & Sendable>

  /// Makes it of a generator.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    self.generator = LockIsolated(generator)
  }

  /// Runs `work` with the generator, alone; `work` must not use this value otherwise.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    withoutActuallyEscaping(work) { work in
      let work = UncheckedSendable(work)
      return generator.withValue { UncheckedSendable(work.value(&$0)) }.value
    }
  }
}

extension DependencyValues {
  /// Runs work with a generator of random numbers; unimplemented in tests.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportIssue(#"Unimplemented: @Dependency(\.withRandomNumberGenerator)"#)
    return system.next()
  }
}
