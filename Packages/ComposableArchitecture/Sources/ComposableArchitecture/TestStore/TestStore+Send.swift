public import CasePaths

extension TestStore where State: Equatable {
  /// Sends an action as a person would and asserts how the state changes.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - updateStateToExpectedResult: Turns the state before into the state expected after. Leave it
  ///     out if the state should not change.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !isDismissed else {
      site.report("Can't send an action to a test store whose feature has dismissed itself.")
      return TestStoreTask(StoreTask(work: nil), timeout: timeout)
    }
    await makeRoomForSend(of: action, at: site)
    let previous = core.state
    let firstID = received.nextStackElementID()
    let task = core.send(action)
    state = received.stateAfterSend ?? core.state
    StateExpectation(
      previous: previous, actual: state, changes: received.sharedChangesAtSend,
      laterChanges: received.sharedChanges(), exhaustivity: exhaustivity, site: site
    ).check(asserting(updateStateToExpectedResult, firstID: firstID))
    await settle()
    return TestStoreTask(task, timeout: timeout)
  }

  /// Sends the action of a case without a value.
  ///
  /// ```swift
  /// await store.send(\.incrementButtonTapped) { $0.count = 1 }
  /// ```
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(), assert: updateStateToExpectedResult, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Sends the action of a case with `value` in it.
  ///
  /// ```swift
  /// await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
  /// ```
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(value), assert: updateStateToExpectedResult, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Asserts the state as it is now.
  ///
  /// In an exhaustive test there is nothing left to assert between actions but what effects have
  /// written to shared values by themselves; for the rest this is of use with ``exhaustivity`` off.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let changes = received.takeSharedChangesBetweenActions().real
    StateExpectation(
      previous: state, actual: state, changes: changes, laterChanges: received.sharedChanges(),
      exhaustivity: exhaustivity == .on && !changes.isEmpty ? .on : .off, site: site
    ).check(asserting(updateStateToExpectedResult, firstID: received.nextStackElementID()))
  }

  private func makeRoomForSend(of action: Action, at site: SourceSite) async {
    guard !received.isEmpty else { return }
    switch exhaustivity {
    case .on:
      site.report(
        """
        Must handle \(counted(received.entries.count, "received action")) before sending an action: …

        \(indented(received.entries.map { String(customDumping: $0.action) }.joined(separator: "\n")))
        """)
      received.removeFirst(received.entries.count)
    case .off:
      await skipReceivedActions(strict: false, site: site)
    }
  }
}
