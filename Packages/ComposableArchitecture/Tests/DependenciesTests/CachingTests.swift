import Dependencies
import Synchronization
import Testing

@Suite struct CachingTests {
  @Test func aLiveValueMayReadOthersWhileManyTasksMakeThem() async {
    let made = Made()
    let values = DependencyValues.live
    await withTaskGroup(of: Int.self) { group in
      for index in 0..<200 {
        group.addTask {
          Made.$current.withValue(made) {
            DependencyValues._with(values) {
              switch index % 3 {
              case 0: Dependency(OuterKey.self).wrappedValue
              case 1: Dependency(MiddleKey.self).wrappedValue + 1
              default: Dependency(InnerKey.self).wrappedValue + 2
              }
            }
          }
        }
      }
      for await value in group { #expect(value == 12) }
    }
    #expect(made.counts == [1, 1, 1])
  }

  @Test func aDefaultIsMadeOnceForATest() {
    @Dependency(\.counter) var counter
    counter.withValue { $0 += 1 }
    #expect(counter.value == 1)
    withDependencies {
      $0.number = 5
    } operation: {
      #expect(counter.value == 1)
    }
  }

  @Test(arguments: 0..<20)
  func noTestSeesTheValuesOfAnother(index: Int) {
    @Dependency(\.counter) var counter
    counter.withValue { $0 += 1 }
    #expect(counter.value == 1)
  }

  @Test func anEscapedCaptureIsThatOfCaptureTime() async {
    let continuation = withDependencies {
      $0.number = 10
    } operation: {
      withEscapedDependencies { $0 }
    }
    await withDependencies {
      $0.number = 20
    } operation: {
      #expect(continuation.yield { DependencyValues._current.number } == 10)
      let later = await continuation.yield {
        await Task.yield()
        return DependencyValues._current.number
      }
      #expect(later == 10)
      let detached = await Task.detached {
        continuation.yield { DependencyValues._current.number }
      }.value
      #expect(detached == 10)
      #expect(DependencyValues._current.number == 20)
    }
  }

  @Test func preparedDefaultsHoldForTheTest() {
    prepareDependencies { $0.text = "prepared" }
    #expect(DependencyValues._current.text == "prepared")
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(DependencyValues._current.text == "prepared")
    }
    withKnownIssue {
      prepareDependencies { $0.text = "again" }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("already been accessed or prepared") }
    }
    #expect(DependencyValues._current.text == "prepared")
  }
}

/// How often each of three values was made.
private final class Made: Sendable {
  @TaskLocal static var current: Made?
  private let contents = Mutex([0, 0, 0])

  var counts: [Int] { contents.withLock { $0 } }

  func add(_ index: Int) { contents.withLock { $0[index] += 1 } }
}

private enum InnerKey: DependencyKey {
  static var liveValue: Int {
    Made.current?.add(0)
    return 10
  }
  static var testValue: Int { 0 }
}

private enum MiddleKey: DependencyKey {
  static var liveValue: Int {
    Made.current?.add(1)
    @Dependency(InnerKey.self) var inner
    return inner + 1
  }
  static var testValue: Int { 0 }
}

private enum OuterKey: DependencyKey {
  static var liveValue: Int {
    Made.current?.add(2)
    @Dependency(MiddleKey.self) var middle
    return middle + 1
  }
  static var testValue: Int { 0 }
}
