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

    await store.send(.openSCREENButtonTapped) {
      $0.PROPERTY = SCREENFeature.State()
    }
    await store.send(.PROPERTY(.presented(.favoriteButtonTapped))) {
      $0.PROPERTY?.favorite = 5
    }
    await store.send(.PROPERTY(.dismiss)) {
      $0.PROPERTY = nil
    }
  }

  @Test func theLinkOpensSCREENAndBackLeavesIt() async {
    let store = Store(initialState: INITIAL_STATE) {
      PARENTFeature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { PARENTView(store: store) }

    await test.show()
    await test.send("go to SCREEN")
    #expect(test.screen.contains("5 is an odd number."))
    #expect(test.screen.contains("like it"))
    await test.send("back")
    #expect(store.PROPERTY == nil)
    #expect(test.errors == [])
  }
}
