import ConcurrencyExtras
import Testing

@Suite struct IsolatedValuesTests {
  @Test func aLockedValueLosesNoIncrement() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { count.withValue { $0 += 1 } }
        }
      }
    }
    #expect(count.value == 10_000)
  }

  @Test func aLockedValueShowsItsProperties() {
    let text = LockIsolated("abc")
    #expect(text.count == 3)
    text.setValue("de")
    #expect(text.value == "de")
    #expect(text == LockIsolated("de"))
  }

  @Test func aThrowingChangeKeepsWhatItDid() {
    struct Stop: Error {}
    let values = LockIsolated([1])
    #expect(throws: Stop.self) {
      try values.withValue {
        $0.append(2)
        throw Stop()
      }
    }
    #expect(values.value == [1, 2])
  }

  @Test func aLockedValueIsReadWithinItsOwnChange() {
    let count = LockIsolated(2)
    count.withValue { $0 += count.value }
    #expect(count.value == 4)
    count.withValue { value in
      count.setValue(9)
      value += 1
    }
    #expect(count.value == 5)
    let copy = LockIsolated(count.value)
    #expect(count.withValue { $0 == copy.value })
  }

  @Test func anActorsValueIsChangedInTurn() async {
    let count = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { await count.withValue { $0 += 1 } } }
    }
    #expect(await count.value == 50)
    await count.setValue(3)
    #expect(await count.value == 3)
  }

  @Test func uncheckedValuesArePassedThrough() {
    @UncheckedSendable var names = ["a"]
    names.append("b")
    #expect($names.count == 2)
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
  }

  @Test func hashablesOfOneMeaningAreEqual() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(AnyHashableSendable(1)))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    let set: Set<AnyHashableSendable> = [1, "a", true, 1]
    #expect(set.count == 3)
    #expect(AnyHashable(AnyHashableSendable("a")) == AnyHashable("a"))
  }
}
