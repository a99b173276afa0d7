public import CasePaths

/// The spellings of time-outs as a number of nanoseconds.
extension TestStore where State: Equatable {
  /// Asserts that an effect sends `expectedAction` within some nanoseconds.
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action for which `isMatching` holds within some nanoseconds.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action of the case within some nanoseconds.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends the action of the case with `value` in it within some nanoseconds.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      actionCase, value, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Waits until all effects have ended, for some nanoseconds at most.
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

extension TestStoreTask {
  /// Waits for the effects to end, for some nanoseconds at most.
  @MainActor
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

/// What has a time-out that can be set as a number of nanoseconds too.
@MainActor
public protocol _TimeoutInNanoseconds: AnyObject {
  /// The time-out.
  var _timeout: Duration { get set }
}

extension _TimeoutInNanoseconds {
  /// The time-out in nanoseconds: `store.timeout = 5 * NSEC_PER_SEC`, where there is such a name.
  ///
  /// One that is longer than can be counted reads as the longest that can.
  @_disfavoredOverload
  public var timeout: UInt64 {
    get {
      let (seconds, attoseconds) = _timeout.components
      let (whole, isTooLong) = UInt64(max(seconds, 0)).multipliedReportingOverflow(
        by: 1_000_000_000)
      let (sum, isSumTooLong) = whole.addingReportingOverflow(
        UInt64(max(attoseconds, 0) / 1_000_000_000))
      return isTooLong || isSumTooLong ? .max : sum
    }
    set { _timeout = .nanoseconds(newValue) }
  }
}

extension TestStore: _TimeoutInNanoseconds {
  /// The time-out.
  public var _timeout: Duration {
    get { timeout }
    set { timeout = newValue }
  }
}
