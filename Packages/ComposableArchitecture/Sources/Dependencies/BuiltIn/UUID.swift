public import FoundationEssentials
import IssueReporting
import Synchronization

/// Makes identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator of a closure.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same identifier.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// A generator that counts from `00000000-0000-0000-0000-000000000000`.
  public static var incrementing: Self {
    let count = SequenceCount()
    return Self { UUID(count.next()) }
  }

  /// A new identifier.
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The identifier whose last digits are a number in hexadecimal.
  ///
  /// - Parameter intValue: 0 or more, and at most 2^48 - 1; what does not fit is cut off.
  public init(_ intValue: Int) {
    func byte(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: intValue >> shift) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(40), byte(32), byte(24), byte(16), byte(8), byte(0)
      ))
  }
}

private final class SequenceCount: Sendable {
  private let count = Atomic<Int>(0)

  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

extension DependencyValues {
  /// Makes identifiers; unimplemented in tests.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static let testValue = UUIDGenerator {
      reportIssue(#"Unimplemented: @Dependency(\.uuid)"#)
      return UUID()
    }
  }
}
