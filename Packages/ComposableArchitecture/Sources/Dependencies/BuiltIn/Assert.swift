import IssueReporting

/// Checks a condition: a trap in a debug build, a failure in a test.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt)

  /// Says that this place should not have been reached.
  func assertionFailure(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionEffect {
  /// Checks a condition.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    _ file: StaticString = #filePath, _ line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }

  /// Says that this place should not have been reached.
  public func assertionFailure(
    _ message: @autoclosure () -> String = "", _ file: StaticString = #filePath,
    _ line: UInt = #line
  ) {
    assertionFailure(message(), file: file, line: line)
  }

  public func assertionFailure(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt
  ) {
    callAsFunction(false, message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Checks a condition, in debug builds alone.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Says that a place should not have been reached.
  public var assertionFailure: any AssertionFailureEffect {
    AssertionFailure(base: assert)
  }

  /// Checks a condition, in release builds too.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = LiveAssert()
    static let testValue: any AssertionEffect = ReportingAssert()
  }

  private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = LivePrecondition()
    static let testValue: any AssertionEffect = ReportingAssert()
  }
}

/// Says that a place should not have been reached.
public protocol AssertionFailureEffect: Sendable {
  /// Says that this place should not have been reached.
  func callAsFunction(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that this place should not have been reached.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", _ file: StaticString = #filePath,
    _ line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

private struct AssertionFailure: AssertionFailureEffect {
  let base: any AssertionEffect

  func callAsFunction(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt
  ) {
    base.assertionFailure(message(), file: file, line: line)
  }
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    guard !condition() else { return }
    let message = message()
    reportIssue(
      message.isEmpty ? "Assertion failed" : message, fileID: file, filePath: file, line: line,
      column: 1)
  }
}
