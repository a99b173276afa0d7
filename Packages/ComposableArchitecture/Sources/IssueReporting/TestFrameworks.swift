// Declarations of what the target TestFrameworkBridge defines. They are bound by symbol name and
// not by an import, so that no client of this module loads Testing or XCTest.

@_silgen_name("issue_reporting_swift_testing_is_loaded")
func swiftTestingIsLoaded() -> Bool

@_silgen_name("issue_reporting_swift_testing_is_running")
func swiftTestingIsRunning() -> Bool

@_silgen_name("issue_reporting_swift_testing_identity")
func swiftTestingIdentity() -> (test: AnyHashable, case: AnyHashable?)?

@_silgen_name("issue_reporting_swift_testing_record")
func recordInSwiftTesting(
  error: (any Error)?, message: String?, isWarning: Bool, fileID: StaticString,
  filePath: StaticString, line: UInt, column: UInt
)

@_silgen_name("issue_reporting_swift_testing_known_issue")
func knownIssueInSwiftTesting(
  message: String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  onIssue: @escaping @Sendable () -> Void, body: () throws -> Void
) rethrows

@_silgen_name("issue_reporting_swift_testing_known_issue_async")
func knownIssueInSwiftTesting(
  message: String?, isolation: isolated (any Actor)?, fileID: StaticString,
  filePath: StaticString, line: UInt, column: UInt, onIssue: @escaping @Sendable () -> Void,
  body: () async throws -> Void
) async rethrows

@_silgen_name("issue_reporting_xctest_step")
func xcTestStep() -> Int

@_silgen_name("issue_reporting_xctest_fail")
func failInXCTest(_ message: String, filePath: StaticString, line: UInt) -> Bool
