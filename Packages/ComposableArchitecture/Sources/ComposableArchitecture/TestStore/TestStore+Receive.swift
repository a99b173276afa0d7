public import CasePaths
import CustomDump

extension TestStore where State: Equatable {
  /// Asserts that an effect sends `expectedAction`, and how the state changes then.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that is expected next.
  ///   - timeout: How long to wait for it; the default is that of the store.
  ///   - updateStateToExpectedResult: Turns the state before into the state expected after.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ActionExpectation(
        matches: { $0 == expectedAction },
        mismatch: { received in
          diff(expectedAction, received, format: .proportional).map {
            "\(indented($0))\n\n(Expected: −, Received: +)"
          } ?? indented(String(customDumping: received))
        },
        description: { String(customDumping: expectedAction) }),
      timeout: timeout, assert: updateStateToExpectedResult,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action for which `isMatching` holds.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ActionExpectation(
        matches: isMatching, description: { "an action that matches the predicate" }),
      timeout: timeout, assert: updateStateToExpectedResult,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends an action of the case.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success) { $0.fact = "…" }
  /// ```
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      ActionExpectation(
        matches: { $0.is(actionCase) },
        description: {
          // A case path has no name; an action has.
          (() as? Value).map { String(customDumping: actionCase($0)) }
            ?? "an action of the case that holds a '\(Value.self)'"
        }),
      timeout: timeout, assert: updateStateToExpectedResult,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sends the action of the case with `value` in it.
  ///
  /// ```swift
  /// await store.receive(\.logIn.success, "Blob")
  /// ```
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      ActionExpectation(
        matches: { action in
          let received: Value? = action[case: actionCase]
          return received == value
        },
        mismatch: { received in
          received[case: actionCase]
            .flatMap { diff(value, $0, format: .proportional) }
            .map { "\(indented($0))\n\n(Expected: −, Received: +)" }
            ?? indented(String(customDumping: received))
        },
        description: { String(customDumping: actionCase(value)) }),
      timeout: timeout, assert: updateStateToExpectedResult,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout: Duration?,
    assert update: ((_ state: inout State) throws -> Void)?,
    site: SourceSite
  ) async {
    guard await waitForReceivedAction(expectation, limit: timeout ?? self.timeout, site: site)
    else { return }
    if exhaustivity != .on { skip(untilMatching: expectation, site: site) }
    guard let entry = received.entries.first else { return }
    received.removeFirst()
    if expectation.matches(entry.action) {
      StateExpectation(
        previous: state, actual: entry.state, changes: entry.sharedChanges.all,
        laterChanges: received.sharedChanges(), exhaustivity: exhaustivity, site: site
      ).check(asserting(update, firstID: entry.firstStackElementID))
    } else {
      site.report(
        """
        Received an unexpected action: …

        \(expectation.mismatch(entry.action))

        Expected \(expectation.description()).
        """)
    }
    state = entry.state
    await settle()
  }

  /// Waits until there is an action to judge; tells an issue if none comes.
  private func waitForReceivedAction(
    _ expectation: ActionExpectation<Action>, limit: Duration, site: SourceSite
  ) async -> Bool {
    func isThere() -> Bool {
      exhaustivity == .on
        ? !received.isEmpty : received.entries.contains { expectation.matches($0.action) }
    }
    if isThere() { return true }
    await settle()
    let deadline = ContinuousClock.now.advanced(by: limit)
    while !isThere() {
      guard !core.inFlight.isEmpty else {
        site.report(noAction(expectation, reason: "and no effect is running that could send one."))
        return false
      }
      guard await received.waitForEvent(within: ContinuousClock.now.duration(to: deadline)) else {
        if isThere() { break }
        site.report(
          noAction(
            expectation,
            reason: """
              in \(limit): …

              \(leftovers.runningEffects)

              Advance the clocks that these effects sleep on, or give a longer 'timeout'.
              """))
        return false
      }
    }
    return true
  }

  private func noAction(_ expectation: ActionExpectation<Action>, reason: String) -> String {
    let others = received.entries.map { String(customDumping: $0.action) }
    let list =
      others.isEmpty ? "" : "\n\nReceived instead:\n\(indented(others.joined(separator: "\n")))"
    return "Expected to receive \(expectation.description()), but received none, \(reason)\(list)"
  }

  private func skip(untilMatching expectation: ActionExpectation<Action>, site: SourceSite) {
    guard let index = received.entries.firstIndex(where: { expectation.matches($0.action) }),
      index > received.entries.startIndex
    else { return }
    noteSkipped(received.entries[..<index].map(\.action), site: site)
    state = received.entries[index - 1].state
    received.removeFirst(index - received.entries.startIndex)
  }
}

/// What a test expects of the next action that an effect sends.
struct ActionExpectation<Action> {
  let matches: (Action) -> Bool
  var mismatch: (Action) -> String = { indented(String(customDumping: $0)) }
  let description: () -> String
}
