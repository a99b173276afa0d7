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

  @Test func twoTabsWithOnePathAreRefused() {
    let tab = { (path: String) in
      TabRoute(path: path, builder: { EmptyView() }, labelBuilder: { Text("x") })
    }
    #expect(throws: NavigatorError.repeatedTab(path: "/a")) {
      try TabNavigator(tabs: [tab("/a"), tab("/b"), tab("a/")])
    }
  }

  @Test func theRootOfATabStaysAsItWasAskedFor() {
    navigator.go(to: "/?x=1")
    navigator.go(to: "/one/m1")
    #expect(home.root.location == "/?x=1")
    navigator.go(to: "/")
    #expect(home.root.location == "/")
  }

  @Test func aGuardOfATabsRootIsAskedWhenTheTabIsSelected() throws {
    let session = TestRoutes.Session()
    let navigator = try guarded(session, first: "/")
    navigator.selection = 1
    #expect(navigator.selection == 0 && navigator.location == "/log-in")
    session.isLoggedIn = true
    navigator.selection = 1
    #expect(navigator.selection == 1 && navigator.location == "/account")
    navigator.go(to: "/account/deep")
    navigator.selection = 0
    session.isLoggedIn = false
    navigator.selection = 1
    #expect(navigator.selection == 0 && navigator.location == "/log-in")
    session.isLoggedIn = true
    navigator.selection = 1
    #expect(navigator.location == "/account/deep")
  }

  @Test func aGuardOfTheFirstTabsRootIsAskedAtTheStart() throws {
    let session = TestRoutes.Session()
    let navigator = try guarded(session, first: "/account")
    #expect(navigator.selection == 1 && navigator.location == "/log-in")
    #expect(navigator.navigators[0].path.isEmpty)
  }

  @Test func aGuardThatLeadsInACircleLeavesTheTabUnselected() throws {
    let navigator = try TabNavigator(tabs: [
      TabRoute(path: "/", builder: { EmptyView() }, labelBuilder: { Text("Home") }),
      TabRoute(
        path: "/loop", builder: { EmptyView() }, labelBuilder: { Text("Loop") },
        redirect: { _ in "/loop" }),
    ])
    navigator.selection = 1
    #expect(navigator.selection == 0)
    guard case .redirect(let error) = navigator.failure else {
      Issue.record("\(String(describing: navigator.failure))")
      return
    }
    #expect(error.kind == .loop && error.chain == ["/loop", "/loop"])
  }

  @Test func aGuardThatLeadsToAnotherTabIsObeyedWhenASnapshotIsRestored() throws {
    let session = TestRoutes.Session()
    session.isLoggedIn = true
    let first = try guarded(session, first: "/account")
    first.go(to: "/account/deep")
    let snapshot = first.snapshot
    session.isLoggedIn = false
    let second = try guarded(session, first: "/account")
    try second.restore(snapshot)
    #expect(second.selection == 1 && second.location == "/log-in")
    #expect(second.navigators[0].path.isEmpty)
    #expect(second.navigators[1].path.map(\.name) == ["log-in"])
    #expect(
      second.navigators[1].path.last?.parameters.redirectedFrom == ["/account/deep"])
  }

  /// A tab for those who are logged in, and one where they log in; `first` is the path of the first tab.
  private func guarded(_ session: TestRoutes.Session, first: String) throws -> TabNavigator {
    let tabs = [
      TabRoute(
        path: "/", builder: { Screen(title: "Home") }, labelBuilder: { Text("Home") },
        children: [Route(path: "log-in") { Screen(title: "Log in") }]),
      TabRoute(
        path: "/account", builder: { Screen(title: "Account") },
        labelBuilder: { Text("Account") },
        children: [Route(path: "deep") { Screen(title: "Deep") }],
        redirect: { _ in session.isLoggedIn ? nil : "/log-in" }),
    ]
    return try TabNavigator(tabs: first == "/" ? tabs : tabs.reversed())
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
