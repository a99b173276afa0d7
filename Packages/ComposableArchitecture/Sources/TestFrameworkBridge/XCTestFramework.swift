#if canImport(XCTest)
  import Synchronization
  @_weakLinked internal import XCTest

  private let hasXCTest = isLoaded("$s6XCTest0A17ObservationCenterC6sharedACvgZ")

  /// Counts the starts and ends of test cases.
  private final class CaseObserver: XCTestObservation, Sendable {
    let steps = Atomic<Int>(0)

    func testCaseWillStart(_ testCase: XCTestCase) { steps.add(1, ordering: .relaxed) }
    func testCaseDidFinish(_ testCase: XCTestCase) { steps.add(1, ordering: .relaxed) }
  }

  private let observer: CaseObserver = {
    let observer = CaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// A number that changes when a test case of XCTest starts or ends.
  @_silgen_name("issue_reporting_xctest_step")
  public func xcTestStep() -> Int {
    hasXCTest ? observer.steps.load(ordering: .relaxed) : 0
  }

  /// Fails the current test case; false when XCTest is not in the process.
  @_silgen_name("issue_reporting_xctest_fail")
  public func failInXCTest(_ message: String, filePath: StaticString, line: UInt) -> Bool {
    guard hasXCTest else { return false }
    XCTFail(message, file: filePath, line: line)
    return true
  }
#else
  /// A number that changes when a test case of XCTest starts or ends.
  @_silgen_name("issue_reporting_xctest_step")
  public func xcTestStep() -> Int { 0 }

  /// Fails the current test case; false when XCTest is not in the process.
  @_silgen_name("issue_reporting_xctest_fail")
  public func failInXCTest(_ message: String, filePath: StaticString, line: UInt) -> Bool { false }
#endif
