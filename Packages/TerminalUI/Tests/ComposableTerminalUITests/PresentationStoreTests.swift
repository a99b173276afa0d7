import ComposableTerminalUI
import TerminalTest
import Testing

/// Sheets, covers, pushes, alerts and dialogs bound to a store.
@MainActor
struct PresentationStoreTests {
  private func make() -> (StoreOf<PresentingFeature>, TerminalTest) {
    let store = Store(initialState: PresentingFeature.State()) { PresentingFeature() }
    return (store, TerminalTest(columns: 40, rows: 12) { PresentingView(store: store) })
  }

  enum Way: CaseIterable {
    case edit, cover, pushed

    func state(_ text: String) -> PresentingFeature.Destination.State {
      switch self {
      case .edit: .edit(.init(text: text))
      case .cover: .cover(.init(text: text))
      case .pushed: .pushed(.init(text: text))
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `A child is shown, edited, and dismissed by Escape`(_ way: Way) {
    let (store, test) = make()
    store.send(.present(way.state("old")))
    #expect(test.grid.contains("old"))
    test.type("er")
    #expect(test.grid.contains("older"))
    test.send(.escape)
    #expect(store.destination == nil)
    #expect(store.log == ["dismissed"])
    #expect(!test.grid.contains("older"))
    #expect(test.grid.contains("Level 1"))
  }

  @Test func `One destination takes the place of another`() {
    let (store, test) = make()
    store.send(.present(.edit(.init(text: "sheet"))))
    #expect(test.grid.contains("sheet"))
    store.send(.present(.pushed(.init(text: "screen"))))
    #expect(!test.grid.contains("sheet"))
    #expect(test.grid.contains("screen"))
    #expect(store.log.isEmpty)
    store.send(.present(.alert(PresentingFeature.question("Delete?"))))
    #expect(test.grid.contains("Delete?"))
    #expect(!test.grid.contains("screen"))
  }

  @Test func `An alert's buttons send their actions, and the alert goes`() {
    let (store, test) = make()
    store.send(.present(.alert(PresentingFeature.question("Delete?"))))
    #expect(test.grid.contains("It is gone then."))
    test.click("Delete")
    #expect(store.log == ["confirmed"])
    #expect(store.destination == nil)
    #expect(!test.grid.contains("Delete?"))
  }

  @Test func `Escape presses the cancel button, which only dismisses`() {
    let (store, test) = make()
    store.send(.present(.alert(PresentingFeature.question("Delete?"))))
    test.send(.escape)
    #expect(store.log == ["dismissed"])
    #expect(store.destination == nil)
  }

  @Test func `An alert that follows an alert at once stays`() {
    let (store, test) = make()
    store.send(.present(.alert(PresentingFeature.question("Delete?"))))
    test.click("Again")
    #expect(test.grid.contains("Really?"))
    #expect(store.log == ["again"])
    #expect(test.focused == "Delete")
    test.click("Delete")
    #expect(store.log == ["again", "confirmed"])
  }

  @Test func `A dialog's choices send their actions, Escape none of them`() {
    let (store, test) = make()
    store.send(.ask)
    #expect(test.grid.contains("Which size?"))
    #expect(test.grid.contains("Sizes differ."))
    test.click("Large")
    #expect(store.log == ["large"])
    #expect(store.dialog == nil)
    store.send(.ask)
    test.send(.escape)
    #expect(store.log == ["large", "no choice"])
    #expect(store.dialog == nil)
  }

  @Test func `A field's binding sends the action it names`() {
    let (store, test) = make()
    test.click("Level 1")
    #expect(store.level == 2)
    #expect(test.grid.contains("Level 2"))
  }

  @Test func `Rows are stores, and each sends to its own`() {
    let (store, test) = make()
    test.click("Row 2: 0")
    #expect(store.rows[id: 2]?.count == 1)
    #expect(store.rows[id: 1]?.count == 0)
    #expect(test.grid.contains("Row 2: 1"))
  }

  @Test func `All of it is used from plain mode`() async {
    let store = Store(initialState: PresentingFeature.State()) { PresentingFeature() }
    let test = PlainTest { PresentingView(store: store) }
    store.send(.present(.alert(PresentingFeature.question("Delete?"))))
    #expect(await test.run("back", "set 1 5", "Row 1: 0", "show") == 0)
    #expect(
      test.output[0]
        == "-- Alert --\nDelete?\nIt is gone then.\n[1] Delete\n[2] Again\n[3] Keep\n")
    #expect(store.log == ["dismissed"])
    #expect(store.level == 5)
    #expect(store.rows[id: 1]?.count == 1)
  }
}
