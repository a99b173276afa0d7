public import CasePaths
import CustomDump

extension TestStore where State: Equatable {
  /// Asserts that an effect sends an action of the case: the older spelling, `/Action.response`.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation(
        matches: { actionCase ~= $0 },
        description: {
          // A case path has no name; an action has.
          (() as? Value).map { String(customDumping: actionCase.embed($0)) }
            ?? "an action of the case that holds a '\(Value.self)'"
        }),
      timeout: timeout, assert: updateStateToExpectedResult,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends the action of the case within some nanoseconds: the older spelling.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }
}
