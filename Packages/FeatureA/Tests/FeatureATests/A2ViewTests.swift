import ComposableTerminalUI
import Effects
import FeatureA
import TerminalTest
import Testing

@MainActor
struct A2ViewTests {
  @Test func theFactIsShownWithItsSourceAndAnotherCanBeAskedFor() async {
    let store = Store(initialState: A2Feature.State()) {
      A2Feature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { A2View(store: store) }

    await test.show()
    #expect(test.screen.hasPrefix("3 is an odd number.\n[embedded]"))
    await test.send("set 2 8")
    await test.send("ask")
    #expect(test.screen.hasPrefix("8 is an even number."))
    #expect(test.errors == [])
  }

  @Test func aFailureIsShownAndCanBeRetried() async {
    let isReachable = LockIsolated(false)
    let store = Store(initialState: A2Feature.State()) {
      A2Feature()
    } withDependencies: {
      $0.numbersClient = NumbersClient { request in
        guard isReachable.value else { throw APIError.offline(.refused) }
        return NumberFact(
          text: "3 is a prime.", number: 3, kind: request.kind, source: .live(host: "example"))
      }
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { A2View(store: store) }

    await test.show()
    #expect(test.screen.hasPrefix("failed: \(APIError.offline(.refused).sentence)"))
    isReachable.setValue(true)
    await test.send("retry")
    #expect(test.screen.hasPrefix("3 is a prime.\n[from example]"))
  }
}
