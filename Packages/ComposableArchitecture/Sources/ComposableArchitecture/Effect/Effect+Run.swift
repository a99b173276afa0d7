import IssueReporting

extension Effect {
  /// Does asynchronous work that can send any number of actions.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.factResponse(try await client.fact(42)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the work.
  ///   - name: The name of the task that does the work, for debuggers and `Task.name`.
  ///   - operation: The work. When it throws, `handler` is called; without one the error is an issue.
  ///     Cancellation is no error.
  ///   - handler: Is given the error, unless the effect was cancelled.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = EffectSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      node: RunNode(
        priority: priority, name: name, site: site, operation: operation, catch: handler))
  }

  /// Sends the actions of an asynchronous sequence, one by one, as they come.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work.
  ///   - sequence: Makes the sequence, when the effect starts.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public static func sequence<Actions: AsyncSequence & SendableMetatype>(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ sequence: @escaping @Sendable () async throws -> Actions
  ) -> Self where Actions.Element == Action, Actions.AsyncIterator: SendableMetatype {
    .run(
      priority: priority,
      operation: { send in
        for try await action in try await sequence() {
          if send.isCancelled { return }
          // The sequence hands the action over.
          nonisolated(unsafe) let action = action
          await send(action)
        }
      },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

/// The place in the source where an effect was made.
struct EffectSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ error: any Error) {
    report(
      """
      An "Effect.run" returned from "\(fileID):\(line)" threw an unhandled error: …

          \(error)

      All non-cancellation errors must be explicitly handled via the "catch" parameter on \
      "Effect.run", or via a "do" block.
      """)
  }

  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
