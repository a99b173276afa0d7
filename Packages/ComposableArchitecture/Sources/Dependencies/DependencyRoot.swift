import IssueReporting
import Synchronization

/// The values in force where no scope has set any: one set for a program, one for each test.
enum DependencyRoot {
  private static let ofProcess = DependencyStorage(cache: DependencyCache())
  private static let ofTests = Mutex<[TestIdentity: DependencyStorage]>([:])

  private static let canTest = isTesting || TestContext.current != nil

  static var current: DependencyStorage {
    guard canTest, let test = TestIdentity.current else { return ofProcess }
    return ofTests.withLock { roots in
      if let root = roots[test] { return root }
      let root = DependencyStorage(cache: DependencyCache())
      roots[test] = root
      return root
    }
  }
}
