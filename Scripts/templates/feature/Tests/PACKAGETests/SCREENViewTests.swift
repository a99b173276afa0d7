import ComposableTerminalUI
import Effects
import PACKAGE
import TerminalTest
import Testing

@MainActor
struct SCREENViewTests {
  @Test func theFactIsShownAndItsNumberCanBeLiked() async {
    let store = Store(initialState: SCREENFeature.State()) {
      SCREENFeature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { SCREENView(store: store) }

    await test.show()
    #expect(test.screen.contains("5 is an odd number."))
    #expect(!test.screen.contains("favorite:"))
    await test.send("like it")
    #expect(test.screen.contains("favorite: 5"))
    #expect(test.errors == [])
  }

  @Test func aFailureIsShownAndCanBeRetried() async {
    let isReachable = LockIsolated(false)
    let store = Store(initialState: SCREENFeature.State()) {
      SCREENFeature()
    } withDependencies: {
      $0.numbersClient = NumbersClient { request in
        guard isReachable.value else { throw APIError.offline(.refused) }
        return NumberFact(
          text: "5 is a prime.", number: 5, kind: request.kind, source: .live(host: "example"))
      }
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { SCREENView(store: store) }

    await test.show()
    #expect(test.screen.contains("failed: \(APIError.offline(.refused).sentence)"))
    isReachable.setValue(true)
    await test.send("retry")
    #expect(test.screen.contains("5 is a prime.\n[from example]"))
  }
}
