import Synchronization
import Testing

@testable import IssueReporting

@Suite struct TestContextTests {
  @Test func knowsThatTestsRun() {
    #expect(isTesting)
    #expect(TestContext.current?.isSwiftTesting == true)
  }

  @Test func knowsTheRunningTest() throws {
    guard case .swiftTesting(let testing?) = TestContext.current else {
      Issue.record("no test")
      return
    }
    #expect(testing.test.id.rawValue == AnyHashable(try #require(Test.current).id))
  }

  @Test func aDetachedTaskBelongsToTheRunButToNoTest() async {
    let context = await Task.detached { TestContext.current }.value
    #expect(context == .swiftTesting)
  }

  @Test(arguments: 0..<8)
  func everyCaseHasAnIdentityOfItsOwn(index: Int) throws {
    let identity = try #require(TestIdentity.current)
    #expect(identity == TestIdentity.current)
    #expect(Seen.insert(identity))
  }

  @Test(
    arguments: [
      (["numbers"], nil),
      (["/bin/numbers", "--verbose"], nil),
      (["/x/PackageTests.xctest"], .xcTest),
      (["/x/PackageTests.xctest", "--testing-library", "swift-testing"], .swiftTesting),
      (["/x/helper", "--testing-library", "swift-testing"], .swiftTesting),
      (["/x/PackageTests.xctest", "--testing-library", "xctest"], .xcTest),
      (["/x/PackageTests.xctest", "--testing-library"], .xcTest),
      ([], nil),
    ] as [([String], TestProcess?)])
  func theCommandLineTellsTheProcess(arguments: [String], expected: TestProcess?) {
    #expect(TestProcess(arguments: arguments, hasVariable: { _ in false }) == expected)
  }

  @Test func theEnvironmentTellsTheProcess() {
    let process = TestProcess(
      arguments: ["x"], hasVariable: { $0 == "XCTestConfigurationFilePath" })
    #expect(process == .xcTest)
  }
}

/// Identities of the cases that ran so far.
private enum Seen {
  private static let identities = Mutex<Set<TestIdentity>>([])

  /// False when the identity was there.
  static func insert(_ identity: TestIdentity) -> Bool {
    identities.withLock { $0.insert(identity).inserted }
  }
}
