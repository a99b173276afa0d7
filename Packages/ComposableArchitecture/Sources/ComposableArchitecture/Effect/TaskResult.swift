public import CasePaths
import IssueReporting

/// The outcome of work that can fail, equatable although its error is of no known type.
///
/// `Result` does for new code; this is for features that were written with it.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work succeeded.
  case success(Success)

  /// The work failed.
  case failure(any Error)

  /// Does work and keeps its outcome.
  ///
  /// - Parameter body: The work.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The outcome of a `Result`.
  ///
  /// - Parameter result: The result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The outcome with another value.
  ///
  /// - Parameter transform: Makes the other value of that of a success.
  /// - Returns: The outcome.
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// The outcome followed by another one.
  ///
  /// - Parameter transform: Makes the other outcome of the value of a success.
  /// - Returns: The outcome.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension TaskResult: CasePathable {
  /// The cases.
  public struct AllCasePaths: Sendable {
    /// The work succeeded.
    public var success: AnyCasePath<TaskResult, Success> {
      ._$case(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { return value } else { return nil } })
    }

    /// The work failed.
    public var failure: AnyCasePath<TaskResult, any Error> {
      ._$case(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { return error } else { return nil } })
    }
  }

  /// The cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result where Success: Sendable, Failure == any Error {
  /// The result of an outcome.
  ///
  /// - Parameter result: The outcome.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether two outcomes are equal; errors that cannot be compared are not, and tell an issue if they
  /// are of one type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): isEqual(lhs, rhs)
    default: false
    }
  }

  private static func isEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    if type(of: lhs) == type(of: rhs) {
      reportIssue(
        """
        '\(type(of: lhs))' is not equatable. …

        Two failures of a 'TaskResult' are compared by their errors: conform the type to \
        'Equatable', or compare what else the action holds.
        """)
    }
    return false
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: any Error) -> Bool {
    lhs == rhs as? Value
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the error if it can be hashed.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = error as? any Hashable { hasher.combine(AnyHashable(error)) }
    }
  }
}
