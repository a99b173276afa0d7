public import FoundationEssentials
import IssueReporting

/// Tells the date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Whether it was taken out of dependencies in order to be changed.
  ///
  /// A key path such as `\.date.now` reads the date before it writes it; that is no use of the date.
  fileprivate var isBeingSet = false

  /// Makes a generator of a closure.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always tells the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date; setting it makes the generator constant.
  public var now: Date {
    get { isBeingSet ? Date() : generate() }
    set { self = .constant(newValue) }
  }

  /// The date.
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// Tells the date; unimplemented in tests.
  public var date: DateGenerator {
    get {
      var generator = self[DateGeneratorKey.self]
      generator.isBeingSet = storage.isSetting
      return generator
    }
    set { self[DateGeneratorKey.self] = newValue }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
    static let testValue = DateGenerator {
      reportIssue(#"Unimplemented: @Dependency(\.date)"#)
      return Date()
    }
  }
}
