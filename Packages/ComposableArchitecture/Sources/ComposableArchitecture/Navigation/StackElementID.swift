public import CustomDump
public import Dependencies
import Synchronization

/// The id of an element of a stack; it is never given to another element.
///
/// In a test the first element that is pushed has the id 0, the next one 1, and so on.
public struct StackElementID: Hashable, Sendable {
  let generation: Int
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the id of the element that was pushed as the `value + 1`-th, for tests.
  public init(integerLiteral value: Int) {
    generation = value
  }
}

extension StackElementID: Comparable {
  /// Whether an element was pushed before another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.generation < rhs.generation }
}

extension StackElementID: CustomDebugStringConvertible {
  /// The number of the element.
  public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The number of the element.
  public var customDumpDescription: String { "#\(generation)" }
}

/// Hands out the ids of stack elements.
public struct StackElementIDGenerator: Sendable {
  /// Gives the next id.
  public let next: @Sendable () -> StackElementID

  /// Shows the next id without giving it.
  public let peek: @Sendable () -> StackElementID

  /// A generator that goes on from here on its own.
  ///
  /// - Returns: The generator.
  public func incrementingCopy() -> Self {
    .incrementing(from: peek())
  }

  /// A generator that counts.
  ///
  /// - Parameter first: The first id.
  /// - Returns: The generator.
  static func incrementing(from first: StackElementID) -> Self {
    let counter = Counter(first.generation)
    return Self(
      next: {
        StackElementID(generation: counter.value.wrappingAdd(1, ordering: .relaxed).oldValue)
      },
      peek: { StackElementID(generation: counter.value.load(ordering: .relaxed)) })
  }

  private final class Counter: Sendable {
    let value: Atomic<Int>

    init(_ first: Int) {
      value = Atomic(first)
    }
  }
}

extension DependencyValues {
  /// Hands out the ids of stack elements.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator.incrementing(from: 0)
  static var testValue: StackElementIDGenerator { .incrementing(from: 0) }
}
