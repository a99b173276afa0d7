import LinkRouting
import TerminalUI
import Testing

@MainActor
struct NavigatorTests {
  private let session = TestRoutes.Session()
  private let navigator: Navigator

  init() throws {
    navigator = try Navigator(routes: TestRoutes.stack(session))
  }

  private var names: [String] { navigator.path.map(\.name) }

  @Test func itStartsAtTheRoot() {
    #expect(navigator.rootPath == "/")
    #expect(navigator.path.isEmpty && navigator.modalPath.isEmpty)
    #expect(navigator.modalNavigator == nil)
    #expect(!navigator.canGoBack && !navigator.canGoForward)
    #expect(!navigator.back() && !navigator.forward() && !navigator.dismiss())
  }

  @Test func aRootThatNoRouteFitsIsAnError() {
    for root in ["/nowhere", "/..", "mailto:x"] {
      #expect(throws: NavigatorError.rootPathDoesNotPresentInRoutes) {
        try Navigator(routes: TestRoutes.stack(), root: root)
      }
    }
    #expect(throws: NavigatorError.rootPathDoesNotPresentInRoutes) { try Navigator(routes: []) }
    #expect(throws: NavigatorError.routes(.pattern(.namelessParameter(pattern: ":")))) {
      try Navigator(routes: [Route(path: ":") { EmptyView() }])
    }
  }

  @Test func anyRouteCanBeTheRoot() throws {
    let navigator = try Navigator(routes: TestRoutes.stack(), root: "/item/7")
    #expect(navigator.rootPath == "/item/7")
    navigator.go(to: "/item/8")
    #expect(navigator.path.map(\.location) == ["/", "/item/8"])
    navigator.go(to: "/item/7")
    #expect(navigator.path.isEmpty)
  }

  @Test func aLinkPushesTheScreensOnTheWay() {
    #expect(navigator.go(to: "/a/a") == .shown)
    #expect(names == ["a", "a"])
    #expect(navigator.path.map(\.place) == [1, 2])
    #expect(Set(navigator.path).count == 2)
    navigator.go(to: "/item/7?x=1#f")
    #expect(names == ["item/7"])
    #expect(navigator.location == "/item/7?x=1#f")
    navigator.go(to: "app://a")
    #expect(names == ["a"])
    navigator.go(to: "/")
    #expect(names == [])
  }

  @Test func theFirstModalScreenIsPresentedOverWhatIsPushed() throws {
    navigator.go(to: "/a/m/b/n")
    #expect(names == ["a"])
    #expect(navigator.modalPath.map(\.name) == ["m", "b"])
    let modal = try #require(navigator.modalNavigator)
    #expect(modal.rootPath == "/a/m" && modal.path.map(\.name) == ["b"])
    let inner = try #require(modal.modalNavigator)
    #expect(inner.rootPath == "/a/m/b/n" && inner.path.isEmpty && inner.modalNavigator == nil)
    #expect(modal == navigator.modalNavigator && modal != navigator)
  }

  @Test func backTakesOneScreenAwayWhateverItIs() throws {
    navigator.go(to: "/a/m/b/n")
    var locations: [String] = []
    while navigator.back() { locations.append(navigator.location) }
    #expect(locations == ["/a/m/b", "/a/m", "/a", "/"])
    while navigator.forward() { locations.append(navigator.location) }
    #expect(locations.suffix(4) == ["/a", "/a/m", "/a/m/b", "/a/m/b/n"])
    navigator.back()
    navigator.go(to: "/a")
    #expect(!navigator.canGoForward)
  }

  @Test func dismissClosesTheModalScreen() throws {
    navigator.go(to: "/a/m/b/n")
    let modal = try #require(navigator.modalNavigator)
    let inner = try #require(modal.modalNavigator)
    #expect(inner.dismiss() && navigator.location == "/a/m/b")
    navigator.go(to: "/a/m/b/n")
    #expect(modal.dismiss() && navigator.location == "/a/m/b")
    #expect(modal.dismiss() && navigator.location == "/a")
    #expect(!modal.dismiss() && !navigator.dismiss())
    navigator.go(to: "/a/m/b/n")
    #expect(navigator.dismiss() && navigator.location == "/a")
    // A navigator whose level has gone is harmless.
    #expect(inner.path.isEmpty && inner.modalPath.isEmpty && inner.modalNavigator == nil)
  }

  @Test func aModalNavigatorFollowsLinksForAll() throws {
    navigator.go(to: "/a/m")
    let modal = try #require(navigator.modalNavigator)
    modal.go(to: "/a/m/b")
    #expect(modal.path.map(\.name) == ["b"])
    modal.go(to: "/item/7")
    #expect(names == ["item/7"] && navigator.modalNavigator == nil)
  }

  @Test func writingThePathOnlyTakesScreensAway() {
    navigator.go(to: "/a/a")
    let path = navigator.path
    navigator.path = Array(path.prefix(1))
    #expect(names == ["a"])
    navigator.path = path
    #expect(names == ["a"])
    #expect(navigator.forward() && names == ["a", "a"])
    navigator.path = []
    #expect(names == [])
  }

  @Test(arguments: [
    "/nowhere", "/a/b/c", "/..", "mailto:me", "/item/x", "/item/", "\u{0}", "/%00",
  ])
  func anUnknownPathIsInFrontOfWhereTheUserWas(_ link: String) throws {
    navigator.go(to: "/a/m/b")
    guard case .notFound(let unknown) = navigator.go(to: link) else {
      Issue.record("\(link) was found")
      return
    }
    #expect(unknown.text == link)
    #expect(names == ["a"] && navigator.modalPath.map(\.name) == ["m", "b", link])
    #expect(navigator.modalPath.last?.unknown == unknown)
    navigator.go(to: "/nowhere/else")
    #expect(navigator.modalPath.count == 3)
    #expect(navigator.back() && navigator.location == "/a/m/b")
  }

  @Test func aParameterThatDoesNotParseIsNotFound() {
    let result = navigator.go(to: "/item/seven")
    let error = ParameterError.invalid(name: "id", value: "seven", type: "Int")
    #expect(result == .notFound(UnknownLink("/item/seven", reason: .parameter(error))))
  }

  @Test func anUnknownSchemeIsNotFound() throws {
    let navigator = try Navigator(routes: TestRoutes.stack(), schemes: ["Mine"])
    #expect(navigator.go(to: "mine://a") == .shown)
    #expect(navigator.go(to: "/a") == .shown)
    #expect(
      navigator.go(to: "other://a")
        == .notFound(UnknownLink("other://a", reason: .unknownScheme("other"))))
  }

  @Test func aGuardRedirectsAndLetsPassLater() throws {
    navigator.go(to: "/secret/7/deep?x=1")
    #expect(navigator.location == "/log-in?x=1")
    let parameters = try #require(navigator.path.last).parameters
    #expect(parameters["id"] == "7" && parameters.redirectedFrom == ["/secret/7/deep?x=1"])
    session.isLoggedIn = true
    navigator.go(to: try #require(parameters.redirectedFrom.first))
    #expect(names == ["secret/7", "deep"])
  }

  @Test func forwardObeysAGuard() {
    session.isLoggedIn = true
    navigator.go(to: "/secret/7")
    navigator.back()
    session.isLoggedIn = false
    #expect(navigator.forward())
    #expect(names == ["log-in"])
  }

  @Test(arguments: [("/loop", ["/loop", "/loop"]), ("/ping", ["/ping", "/pong", "/ping"])])
  func aLoopIsAnErrorAndNothingChanges(_ link: String, _ chain: [String]) {
    navigator.go(to: "/a/m/b")
    navigator.back()
    let before = navigator.snapshot
    guard case .refused(.redirect(let error)) = navigator.go(to: link) else {
      Issue.record("\(link) was followed")
      return
    }
    #expect(error.chain == chain)
    #expect(navigator.failure == .redirect(error))
    #expect(navigator.snapshot == before && navigator.canGoForward)
    navigator.go(to: "/a")
    #expect(navigator.failure == nil)
  }

  @Test func namesMakeLinks() throws {
    #expect(try navigator.url(for: "item", params: ["id": "7"]) == "/item/7")
    #expect(throws: LinkBuildError.unknownName("x")) { try navigator.url(for: "x") }
  }

  @Test(arguments: ["", "/", "//", "app://", "app:/"])
  func anEmptyLinkLeadsToTheRoot(_ link: String) {
    navigator.go(to: "/a/m/b")
    #expect(navigator.go(to: link) == .shown)
    #expect(navigator.path.isEmpty && navigator.modalPath.isEmpty && navigator.rootPath == "/")
  }

  @Test func thePathOfARootHasNoQueryAndNoFragment() throws {
    navigator.go(to: "/?x=1#f")
    #expect(navigator.rootPath == "/" && navigator.root.location == "/?x=1#f")
    navigator.go(to: "/a/m?x=1#f")
    let modal = try #require(navigator.modalNavigator)
    #expect(modal.rootPath == "/a/m" && modal.root.location == "/a/m?x=1#f")
    #expect(modal.go(to: modal.rootPath + "/b") == .shown && modal.path.map(\.name) == ["b"])
  }

  @Test func aScreenOnTheWayStaysAsItWasAskedFor() {
    navigator.go(to: "/a?x=1")
    let before = navigator.path
    navigator.go(to: "/a/m")
    #expect(navigator.path == before)
    #expect(navigator.back() && navigator.location == "/a?x=1")
    navigator.go(to: "/a/a")
    #expect(navigator.path.map(\.location) == ["/a?x=1", "/a/a"])
    navigator.go(to: "/a")
    #expect(navigator.location == "/a")
    navigator.go(to: "/item/7?y=2")
    navigator.go(to: "/item/8")
    #expect(navigator.path.map(\.location) == ["/item/8"])
  }

  @Test func backObeysAGuard() {
    session.isLoggedIn = true
    navigator.go(to: "/secret/7/deep")
    session.isLoggedIn = false
    #expect(navigator.back())
    #expect(names == ["log-in"])
    #expect(navigator.path.last?.parameters.redirectedFrom == ["/secret/7"])
    #expect(navigator.back() && navigator.location == "/")
  }

  @Test func escapeFromAScreenInFrontOfAGuardedOneObeysTheGuard() {
    session.isLoggedIn = true
    navigator.go(to: "/secret/7/deep")
    session.isLoggedIn = false
    navigator.path.removeLast()
    #expect(names == ["log-in"])
  }

  @Test func aGuardOfTheRootIsAskedAtTheStart() throws {
    let session = TestRoutes.Session()
    let routes = [
      Route(
        path: "/", builder: { Screen(title: "Home") },
        redirect: { _ in session.isLoggedIn ? nil : "/log-in" }),
      Route(path: "/log-in") { Screen(title: "Log in") },
    ]
    let navigator = try Navigator(routes: routes)
    #expect(navigator.location == "/log-in")
    #expect(navigator.back() && navigator.location == "/log-in")
    session.isLoggedIn = true
    #expect(navigator.back() && navigator.location == "/")
  }
}
