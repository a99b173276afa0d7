// Every symbol of Testing is a weak reference and this target does not autolink: the library is
// there in a test process and absent from a shipping one. IssueReporting reaches these functions
// by symbol name, so that its clients never load the Testing module.

#if canImport(Testing)
  @_weakLinked internal import Testing

  private let hasTesting = isLoaded("$s7Testing4TestV7currentACSgvgZ")

  /// Whether the Swift Testing library is in the process.
  @_silgen_name("issue_reporting_swift_testing_is_loaded")
  public func swiftTestingIsLoaded() -> Bool { hasTesting }

  /// Whether the current task runs a test of Swift Testing.
  @_silgen_name("issue_reporting_swift_testing_is_running")
  public func swiftTestingIsRunning() -> Bool {
    hasTesting && Test.current != nil
  }

  /// The identities of the current test and of its case, or nil outside of a test.
  @_silgen_name("issue_reporting_swift_testing_identity")
  public func swiftTestingIdentity() -> (test: AnyHashable, case: AnyHashable?)? {
    guard hasTesting, let test = Test.current else { return nil }
    return (test.id, Test.Case.current.flatMap(caseIdentity))
  }

  /// What tells the case of a parameterised test from its other cases, found by reflection.
  ///
  /// Testing publishes the identities of a case's arguments to tools alone. Without them the cases
  /// of a test count as one.
  private func caseIdentity(_ testCase: Test.Case) -> AnyHashable? {
    guard testCase.isParameterized,
      let kind = child("_kind", of: testCase),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let arguments = child("arguments", of: payload)
    else { return nil }
    var identity = Mirror(reflecting: arguments).children.map { argument in
      child("id", of: argument.value) as? AnyHashable
    }
    identity.append(child("discriminator", of: payload) as? AnyHashable)
    return identity
  }

  private func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }

  /// Records an issue in the current test.
  @_silgen_name("issue_reporting_swift_testing_record")
  public func recordInSwiftTesting(
    error: (any Error)?, message: String?, isWarning: Bool, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let location = SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: max(1, Int(line)),
      column: max(1, Int(column)))
    let comment = message.map { Comment(rawValue: $0) }
    #if compiler(>=6.3)
      if isWarning {
        Issue.record(comment, severity: .warning, sourceLocation: location)
        return
      }
    #endif
    if let error {
      Issue.record(error, comment, sourceLocation: location)
    } else {
      Issue.record(comment, sourceLocation: location)
    }
  }

  /// Runs `body` with every issue in it marked as known; `onIssue` is told of each.
  @_silgen_name("issue_reporting_swift_testing_known_issue")
  public func knownIssueInSwiftTesting(
    message: String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    onIssue: @escaping @Sendable () -> Void, body: () throws -> Void
  ) rethrows {
    try withKnownIssue(
      message.map { Comment(rawValue: $0) }, isIntermittent: true,
      sourceLocation: SourceLocation(
        fileID: fileID.description, filePath: filePath.description, line: max(1, Int(line)),
        column: max(1, Int(column)))
    ) {
      try body()
    } matching: { _ in
      onIssue()
      return true
    }
  }

  /// Runs `body` with every issue in it marked as known; `onIssue` is told of each.
  @_silgen_name("issue_reporting_swift_testing_known_issue_async")
  public func knownIssueInSwiftTesting(
    message: String?, isolation: isolated (any Actor)?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt, onIssue: @escaping @Sendable () -> Void,
    body: () async throws -> Void
  ) async rethrows {
    try await withKnownIssue(
      message.map { Comment(rawValue: $0) }, isIntermittent: true, isolation: isolation,
      sourceLocation: SourceLocation(
        fileID: fileID.description, filePath: filePath.description, line: max(1, Int(line)),
        column: max(1, Int(column)))
    ) {
      try await body()
    } matching: { _ in
      onIssue()
      return true
    }
  }
#else
  /// Whether the Swift Testing library is in the process.
  @_silgen_name("issue_reporting_swift_testing_is_loaded")
  public func swiftTestingIsLoaded() -> Bool { false }

  /// Whether the current task runs a test of Swift Testing.
  @_silgen_name("issue_reporting_swift_testing_is_running")
  public func swiftTestingIsRunning() -> Bool { false }

  /// The identities of the current test and of its case, or nil outside of a test.
  @_silgen_name("issue_reporting_swift_testing_identity")
  public func swiftTestingIdentity() -> (test: AnyHashable, case: AnyHashable?)? { nil }

  /// Records an issue in the current test.
  @_silgen_name("issue_reporting_swift_testing_record")
  public func recordInSwiftTesting(
    error: (any Error)?, message: String?, isWarning: Bool, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {}

  /// Runs `body` with every issue in it marked as known; `onIssue` is told of each.
  @_silgen_name("issue_reporting_swift_testing_known_issue")
  public func knownIssueInSwiftTesting(
    message: String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    onIssue: @escaping @Sendable () -> Void, body: () throws -> Void
  ) rethrows { try body() }

  /// Runs `body` with every issue in it marked as known; `onIssue` is told of each.
  @_silgen_name("issue_reporting_swift_testing_known_issue_async")
  public func knownIssueInSwiftTesting(
    message: String?, isolation: isolated (any Actor)?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt, onIssue: @escaping @Sendable () -> Void,
    body: () async throws -> Void
  ) async rethrows { try await body() }
#endif
