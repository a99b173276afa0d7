import ComposableTerminalUI
import Effects
import FeatureB2
import TerminalTest
import Testing

@MainActor
struct B2ViewTests {
  @Test func theFactIsShownWithItsSourceAndWhatOneCanDo() async {
    let store = Store(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { B2View(store: store) }

    await test.show()
    test.expectScreen(
      """
      4 is an even number.
      [embedded]
      [1] ask [2] number: 4 [3] random
      [4] kind: trivia (trivia, math, date, year)
      """)
    await test.send("set 2 7")
    await test.send("ask")
    #expect(test.screen.hasPrefix("7 is an odd number."))
    await test.send("set 2 seven")
    await test.send("ask")
    #expect(test.screen.contains("“seven” is not a whole number."))
  }

  @Test func aFailureIsShownAndCanBeRetried() async {
    let isReachable = LockIsolated(false)
    let store = Store(initialState: B2Feature.State()) {
      B2Feature()
    } withDependencies: {
      $0.numbersClient = NumbersClient { request in
        guard isReachable.value else { throw APIError.offline(.refused) }
        return NumberFact(
          text: "4 is a square.", number: 4, kind: request.kind, source: .live(host: "example"))
      }
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { B2View(store: store) }

    await test.show()
    #expect(test.screen.hasPrefix("failed: \(APIError.offline(.refused).sentence)"))
    isReachable.setValue(true)
    await test.send("retry")
    #expect(test.screen.hasPrefix("4 is a square.\n[from example]"))
    #expect(test.errors == [])
  }
}
