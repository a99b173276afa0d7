import Sharing
import Testing

/// `withLock` is atomic, and never traps.
@Suite struct ExclusivityTests {
  @Test(arguments: [false, true])
  func aHundredTasksIncrementAHundredTimes(isKept: Bool) async {
    @Shared(.inMemory("count")) var kept = 0
    let count = isKept ? $kept : Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.wrappedValue == 10_000)
    @Shared(.inMemory("count")) var again = 0
    #expect(again == (isKept ? 10_000 : 0))
  }

  @Test func aHundredTasksIncrementAPart() async {
    @Shared(value: Settings(volume: 0)) var settings: Settings
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { [volume = $settings.volume] in
          for _ in 0..<100 { volume.withLock { $0 += 1 } }
        }
      }
    }
    #expect(settings.volume == 10_000)
  }

  @Test func withinAChangeTheValueIsThatFromBefore() {
    @Shared(value: [1]) var numbers: [Int]
    $numbers.withLock {
      $0.append(2)
      #expect(numbers == [1])
      $0.append(numbers.count)
    }
    #expect(numbers == [1, 2, 1])
  }

  @Test func aChangeWithinAChangeIsReported() {
    @Shared(value: 1) var count: Int
    withKnownIssue {
      $count.withLock { outer in
        $count.withLock { $0 = 50 }
        outer += 1
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("within its own 'withLock'") }
    }
    #expect(count == 2)
  }

  @Test func twoValuesChangeTogether() {
    @Shared(value: 1) var one: Int
    @Shared(value: 2) var other: Int
    $one.withLock { one in $other.withLock { swap(&one, &$0) } }
    #expect(one == 2)
    #expect(other == 1)
  }
}
