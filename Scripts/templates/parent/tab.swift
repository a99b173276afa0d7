import ComposableTerminalUI
import Effects
import PACKAGE
import PARENT_PACKAGE
import TerminalTest
import Testing

@MainActor
struct SCREENInPARENTTests {
  @Test func theParentReachesTheStateOfSCREEN() async {
    let store = TestStore(initialState: INITIAL_STATE) {
      PARENTFeature()
    }

    await store.send(.PROPERTY(.favoriteButtonTapped)) {
      $0.PROPERTY.favorite = 5
    }
  }

  @Test func theTabShowsSCREEN() async {
    let store = Store(initialState: INITIAL_STATE) {
      PARENTFeature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { PARENTView(store: store) }

    await test.show()
    await test.send("tab SCREEN")
    #expect(test.screen.contains("5 is an odd number."))
    #expect(test.errors == [])
  }
}
