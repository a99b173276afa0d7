import IssueReporting
import Synchronization

/// How a key answers a request to read its value.
public struct LoadContinuation<Value>: Sendable {
  private let once: AnswerOnce<Value?>

  /// Makes a continuation.
  ///
  /// - Parameters:
  ///   - description: What is read, for the words of an issue.
  ///   - callback: Given the answer; `nil` for a place that has no value.
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = AnswerOnce("load", description, callback)
  }

  /// Answers with a value.
  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Answers that the place has no value.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// Answers that the value could not be read.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Answers; a second answer is reported as an issue and ignored.
  public func resume(with result: Result<Value?, any Error>) { once.resume(result) }
}

/// How a key answers a request to write its value.
public struct SaveContinuation: Sendable {
  private let once: AnswerOnce<Void>

  /// Makes a continuation.
  ///
  /// - Parameters:
  ///   - description: What is written, for the words of an issue.
  ///   - callback: Given the answer.
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = AnswerOnce("save", description, callback)
  }

  /// Answers that the value is written.
  public func resume() { resume(with: .success(())) }

  /// Answers that the value could not be written.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  /// Answers; a second answer is reported as an issue and ignored.
  public func resume(with result: Result<Void, any Error>) { once.resume(result) }
}

/// A callback that is called once, or else there is an issue.
private final class AnswerOnce<Answer>: Sendable {
  private let hasAnswered = Atomic(false)
  private let work: String
  private let description: String
  private let callback: @Sendable (Result<Answer, any Error>) -> Void

  init(
    _ work: String, _ description: String,
    _ callback: @escaping @Sendable (Result<Answer, any Error>) -> Void
  ) {
    self.work = work
    self.description = description
    self.callback = callback
  }

  deinit {
    guard !hasAnswered.load(ordering: .acquiring) else { return }
    reportIssue("\(subject) let go of its continuation without resuming it.")
    callback(.failure(UnansweredError(work: work)))
  }

  func resume(_ result: Result<Answer, any Error>) {
    guard !hasAnswered.exchange(true, ordering: .acquiringAndReleasing) else {
      reportIssue("\(subject) resumed its continuation more than once.")
      return
    }
    callback(result)
  }

  private var subject: String {
    description.isEmpty ? "The '\(work)' of a shared key" : "'\(work)' of \(description)"
  }
}

/// The error of a key that never answered.
private struct UnansweredError: Error, CustomStringConvertible {
  let work: String
  var description: String { "The shared key never answered '\(work)'." }
}
