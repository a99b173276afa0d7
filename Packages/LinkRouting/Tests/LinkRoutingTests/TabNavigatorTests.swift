import LinkRouting
import TerminalUI
import Testing

@MainActor
struct TabNavigatorTests {
  private let navigator: TabNavigator
  private var home: Navigator { navigator.navigators[0] }
  private var favorites: Navigator { navigator.navigators[1] }

  init() throws {
    navigator = try TabNavigator(tabs: TestRoutes.tabs)
  }

  @Test func aLinkPicksTheTabThenPushesInIt() {
    #expect(navigator.selection == 0)
    #expect(navigator.go(to: "/fav/x") == .shown)
    #expect(navigator.selection == 1)
    #expect(favorites.path.map(\.name) == ["x"] && home.path.isEmpty)
    #expect(navigator.location == "/fav/x")
  }

  @Test func aLinkToATabsRootSelectsItAtItsRoot() {
    navigator.go(to: "/one/two/three")
    #expect(home.path.count == 3)
    navigator.go(to: "/fav")
    #expect(navigator.selection == 1 && home.path.count == 3)
    navigator.go(to: "/")
    #expect(navigator.selection == 0 && home.path.isEmpty)
  }

  @Test func aLinkIntoAnotherTabLeavesTheFirstAsItWas() {
    navigator.go(to: "/one/m1")
    let before = home.path + home.modalPath
    home.go(to: "/fav/x")
    #expect(navigator.selection == 1)
    #expect(home.path + home.modalPath == before)
  }

  @Test func anUnknownLinkIsNotFoundInTheSelectedTab() {
    navigator.go(to: "/fav/x")
    home.go(to: "/no/where")
    #expect(navigator.selection == 1)
    #expect(favorites.path.map(\.name) == ["x", "/no/where"] && home.path.isEmpty)
    #expect(navigator.back() && navigator.location == "/fav/x")
  }

  @Test func anotherModalOfTheSameScreenTakesThePlaceOfTheFirst() {
    navigator.go(to: "/one/m1")
    navigator.go(to: "/one/m2")
    #expect(home.path.map(\.name) == ["one"] && home.modalPath.map(\.name) == ["m2"])
    #expect(navigator.back() && navigator.location == "/one" && home.modalPath.isEmpty)
  }

  @Test func backForwardAndDismissAreTheSelectedTabs() {
    navigator.go(to: "/one/m1")
    navigator.go(to: "/fav/x")
    #expect(navigator.back() && !navigator.back() && !navigator.dismiss())
    #expect(navigator.forward() && navigator.location == "/fav/x")
    navigator.selection = 0
    #expect(navigator.dismiss() && navigator.location == "/one")
  }

  @Test func aTabThatIsNotThereCannotBeSelected() {
    navigator.selection = 7
    navigator.selection = -1
    #expect(navigator.selection == 0)
  }

  @Test func tabsNeedRootsThatAreThere() {
    #expect(throws: NavigatorError.rootPathDoesNotPresentInRoutes) { try TabNavigator(tabs: []) }
    let tab = TabRoute(path: ":id", builder: { EmptyView() }, labelBuilder: { Text("x") })
    #expect(throws: NavigatorError.rootPathDoesNotPresentInRoutes) {
      try TabNavigator(tabs: [tab])
    }
  }

  @Test func aTabsRootMayHaveOptionalParameters() throws {
    let navigator = try TabNavigator(tabs: [
      TabRoute(
        path: "list/:filter?", builder: { params in Text(params["filter"] ?? "all") },
        labelBuilder: { Text("List") }, children: [Route(path: "item/:id") { Text("item") }])
    ])
    #expect(navigator.location == "/list")
    navigator.go(to: "/list/new/item/7")
    #expect(navigator.selectedNavigator.rootPath == "/list/new")
    #expect(navigator.selectedNavigator.path.map(\.name) == ["item/7"])
  }
}
