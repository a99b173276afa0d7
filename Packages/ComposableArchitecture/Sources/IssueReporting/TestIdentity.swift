/// The identity of a running test: of a case of a parameterised one, or of an XCTest case's run.
public struct TestIdentity: Hashable, @unchecked Sendable {
  // The wrapped values are Testing's own Sendable identifiers; AnyHashable hides that.
  private let test: AnyHashable?
  private let testCase: AnyHashable?
  private let step: Int

  /// The identity of the test that runs the current code, or nil outside of a test run.
  ///
  /// Code of a test run that belongs to no test, a detached task under Swift Testing for example,
  /// shares one identity.
  public static var current: TestIdentity? {
    if let identity = swiftTestingIdentity() {
      return TestIdentity(test: identity.test, testCase: identity.case, step: 0)
    }
    switch TestProcess.current {
    case .swiftTesting: return TestIdentity(test: nil, testCase: nil, step: 0)
    case .xcTest: return TestIdentity(test: nil, testCase: nil, step: xcTestStep())
    case nil: return nil
    }
  }
}
