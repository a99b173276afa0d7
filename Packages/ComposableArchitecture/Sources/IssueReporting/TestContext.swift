/// The test framework that runs the current code.
public enum TestContext: Equatable, Sendable {
  /// Swift Testing, with the running test where the current task belongs to one.
  case swiftTesting(Testing?)

  /// XCTest.
  case xcTest

  /// The context of the current task, or nil outside of a test run.
  public static var current: TestContext? {
    if let identity = swiftTestingIdentity() {
      return .swiftTesting(
        Testing(
          test: Testing.Test(id: Testing.Test.ID(rawValue: identity.test)),
          caseID: identity.case))
    }
    switch TestProcess.current {
    case .swiftTesting: return .swiftTesting(nil)
    case .xcTest: return .xcTest
    case nil: return nil
    }
  }

  /// Swift Testing with no test known.
  public static let swiftTesting = TestContext.swiftTesting(nil)

  /// Whether the context is that of Swift Testing.
  public var isSwiftTesting: Bool {
    guard case .swiftTesting = self else { return false }
    return true
  }

  /// What is known of a run of Swift Testing.
  public struct Testing: Equatable, @unchecked Sendable {
    // `caseID` wraps Testing's own value type, which is Sendable; AnyHashable hides that.

    /// The running test.
    public let test: Test

    let caseID: AnyHashable?

    init(test: Test, caseID: AnyHashable? = nil) {
      self.test = test
      self.caseID = caseID
    }

    /// A test of Swift Testing.
    public struct Test: Equatable, Hashable, Identifiable, Sendable {
      /// The identity of the test in its run.
      public let id: ID

      /// The identity of a test.
      public struct ID: Equatable, Hashable, @unchecked Sendable {
        // `rawValue` wraps Testing's own identifier, which is Sendable; AnyHashable hides that.

        /// Testing's own identifier.
        public let rawValue: AnyHashable
      }
    }
  }
}
