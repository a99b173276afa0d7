import ComposableTerminalUI
import TerminalTest
import Testing

/// A navigation stack bound to a `StackState`.
@MainActor
struct StackStoreTests {
  private func make() -> (StoreOf<TowerFeature>, TerminalTest) {
    let store = Store(initialState: TowerFeature.State()) { TowerFeature() }
    return (store, TerminalTest(columns: 30, rows: 8) { TowerView(store: store) })
  }

  @Test func `A link pushes its state, Escape pops it by an action`() {
    let (store, test) = make()
    #expect(test.grid.contains("Root"))
    test.click("Detail")
    #expect(store.path.count == 1)
    #expect(test.grid.contains("linked 0"))
    #expect(test.grid.contains("Detail linked"))
    test.send(.escape)
    #expect(store.path.isEmpty)
    #expect(store.log == ["push", "pop of 1"])
    #expect(test.grid.contains("Root"))
  }

  @Test func `A pushed screen sends its actions to its own element`() {
    let (store, test) = make()
    test.click("Detail")
    test.click("Deeper")
    test.click("Add")
    #expect(store.path.count == 2)
    #expect(store.path[0].detail?.count == 0)
    #expect(store.path[1].detail?.count == 1)
    #expect(test.grid.contains("deeper 1"))
    test.send(.escape)
    #expect(test.grid.contains("linked 0"))
  }

  @Test func `State that grows by several screens shows the last, and each is popped`() {
    let (store, test) = make()
    test.click("Jump")
    #expect(test.grid.contains("Note"))
    test.type("hi")
    #expect(store.path[1].note?.text == "hi")
    test.send(.escape)
    #expect(store.path.count == 1)
    #expect(test.grid.contains("one 0"))
    test.send(.escape)
    #expect(store.path.isEmpty)
  }

  @Test func `A feature that dismisses itself leaves the stack`() async {
    let (store, test) = make()
    test.click("Detail")
    test.click("Close")
    await test.settle()
    #expect(store.path.isEmpty)
    #expect(test.grid.contains("Root"))
  }

  @Test func `A screen keeps its element when another one is popped beneath`() {
    let (store, test) = make()
    test.click("Jump")
    test.type("kept")
    let first = store.path.ids[0]
    store.send(.path(.popFrom(id: first)))
    #expect(store.path.isEmpty)
    #expect(test.grid.contains("Root"))
    test.click("Detail")
    #expect(store.path.count == 1)
    #expect(!store.path.ids.contains(first))
  }

  @Test func `A link without a state cannot be pressed`() {
    let store = Store(initialState: TowerFeature.State()) { TowerFeature() }
    let state: TowerFeature.Path.State? = nil
    let test = TerminalTest(columns: 30, rows: 8) {
      NavigationStack(
        path: Bindable(store).scope(state: \.path, action: \.path)
      ) {
        NavigationLink("None", state: state)
      } destination: { _ in
        EmptyView()
      }
    }
    #expect(test.controls.first { $0.label == "None" }?.isEnabled == false)
    test.click("None")
    #expect(store.path.isEmpty)
  }

  @Test func `In plain mode back pops an element`() async {
    let store = Store(initialState: TowerFeature.State()) { TowerFeature() }
    let test = PlainTest { TowerView(store: store) }
    #expect(await test.run("Detail", "Add", "back", "quit") == 0)
    #expect(test.output[2].contains("linked 1"))
    #expect(test.output[2].contains("< back to Root"))
    #expect(store.path.isEmpty)
  }
}
