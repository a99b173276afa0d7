import CustomDump
import IssueReporting
import Testing

@Suite struct ExpectationTests {
  private struct Failure: Error {}

  @Test func `equal values pass`() {
    expectNoDifference(1, 1)
    XCTAssertNoDifference([1], [1])
  }

  @Test func `unequal values and thrown errors are reported`() {
    withExpectedIssue { expectNoDifference(1, 2) }
    withExpectedIssue { expectNoDifference(1, 2, "numbers") }
    withExpectedIssue { XCTAssertNoDifference(1, 2) }
    withExpectedIssue { expectNoDifference(1, try { throw Failure() }()) }
  }

  @Test func `a change that was told passes, and another is reported`() {
    var count = 0
    expectDifference(count) {
      count += 1
    } changes: {
      $0 = 1
    }
    withExpectedIssue {
      expectDifference(count) {
        count += 1
      } changes: {
        $0 = 9
      }
    }
    XCTAssertDifference(count) {
      count = 5
    } changes: {
      $0 = 5
    }
  }

  @Test func `an asynchronous change is judged after it`() async {
    actor Counter {
      var count = 0
      func increment() { count += 1 }
    }
    var count = 0
    let counter = Counter()
    await expectDifference(count) {
      await counter.increment()
      count = await counter.count
    } changes: {
      $0 = 1
    }
    await XCTAssertDifference(count) {
      await counter.increment()
      count = await counter.count
    } changes: {
      $0 += 1
    }
    await withExpectedIssue {
      await XCTAssertDifference(count) {
        await counter.increment()
      } changes: {
        $0 += 1
      }
    }
  }
}
