import ComposableArchitecture
import Effects
import FactFeature
import LinkDestinations
import Login
import Root
import TabBar
import Testing

@MainActor
struct RootLinksTests {
  private nonisolated static let wish = FactRequest(number: 7, kind: .math)

  @Test(arguments: [
    ("numbers://a", TabBarDestination.a(.a1(FactRequest()))),
    ("numbers://a/a2", .a(.a2(FactRequest()))), ("numbers://b", .b(.b1(FactRequest()))),
    ("numbers://b/b2", .b(.b2(.b2(FactRequest())))),
    ("numbers://a?number=7&kind=math", .a(.a1(wish))),
    ("numbers://a/a2?number=7&kind=math", .a(.a2(wish))),
    ("numbers://b?number=7&kind=math", .b(.b1(wish))),
    ("numbers://b/b2?number=7&kind=math", .b(.b2(.b2(wish)))),
  ])
  func aURLAndAPlaceAreTheSame(_ url: String, _ destination: TabBarDestination) throws {
    #expect(try RootLinks.destination(for: url) == destination)
    #expect(try RootLinks.url(for: destination) == url)
    #expect(
      try RootLinks.destination(for: "NUMBERS" + url.dropFirst("numbers".count)) == destination)
  }

  @Test(arguments: [
    "numbers://c", "numbers://", "numbers://a/a3", "numbers://b/b2/b3", "http://a", "mailto:a",
    "numbers://a?number=x", "numbers://a?kind=nonsense", "numbers://a/..", "",
  ])
  func anUnknownURLIsSaidAndTheUserStays(_ url: String) async {
    let start = RootFeature.State.tabBar(TabBarFeature.State(loginData: "wimes", selectedTab: .b))
    let store = TestStore(initialState: start) { RootFeature() }
    let error = #expect(throws: DestinationError.self) { try RootLinks.destination(for: url) }

    await store.send(.linkOpened(url)) {
      $0.modify(\.tabBar) { $0.notice = error?.description }
    }
    await store.send(.tabBar(.noticeDismissed)) {
      $0.modify(\.tabBar) { $0.notice = nil }
    }
    #expect(store.state == start)
  }

  @Test func anUnknownURLIsSaidAtTheLogInToo() async {
    let store = TestStore(initialState: RootFeature.State(name: "wimes")) { RootFeature() }

    await store.send(.linkOpened("numbers://c")) {
      $0.modify(\.login) { $0.failure = "There is no page “numbers://c”." }
    }
  }

  @Test func theLogInComesFirstAndThenTheTarget() async {
    let store = TestStore(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in name }
    }

    await store.send(.linkOpened("numbers://b?number=7")) {
      $0.modify(\.login) { $0.link = "numbers://b?number=7" }
    }
    await store.send(.linkOpened("numbers://b")) {
      $0.modify(\.login) { $0.link = "numbers://b" }
    }
    await store.send(.login(.logInButtonTapped)) {
      $0.modify(\.login) { $0.isLoggingIn = true }
    }
    await store.receive(\.login.logIn.success, "wimes") {
      $0 = .tabBar(TabBarFeature.State(loginData: "wimes"))
    }
    await store.receive(\.tabBar.opened) {
      $0.modify(\.tabBar) {
        $0.selectedTab = .b
        $0.b1.loginData = "wimes"
      }
    }
    await store.receive(\.tabBar.b1.opened)
    await store.receive(\.tabBar.b1.fact.requested)
    #expect(store.state.url == "numbers://b?number=2&kind=trivia")
  }

  @Test func openingA2EqualsWalkingThereAndEachScreenOnTheWayIsLoaded() async {
    let walker = loggedIn()
    await walker.send(.tabBar(.a(.openA2ButtonTapped))) {
      $0.modify(\.tabBar) { $0.a.a2 = A2Feature.State() }
    }
    let flyer = loggedIn()
    await flyer.send(.linkOpened("numbers://a/a2"))
    await flyer.receive(\.tabBar.opened)
    await flyer.receive(\.tabBar.a.opened) {
      $0.modify(\.tabBar) { $0.a.a2 = A2Feature.State() }
    }
    #expect(walker.state == flyer.state)
    #expect(walker.state.url == "numbers://a/a2?number=3&kind=trivia")

    await flyer.send(.linkOpened("numbers://a"))
    await flyer.receive(\.tabBar.opened)
    await flyer.receive(\.tabBar.a.opened) {
      $0.modify(\.tabBar) { $0.a.a2 = nil }
    }
    await flyer.receive(\.tabBar.a.fact.requested)
    await walker.send(.tabBar(.a(.a2(.dismiss)))) {
      $0.modify(\.tabBar) { $0.a.a2 = nil }
    }
    #expect(walker.state == flyer.state)
  }

  @Test func openingB2EqualsWalkingThere() async {
    let walker = loggedIn()
    await walker.send(\.tabBar.binding.selectedTab, .b) {
      $0.modify(\.tabBar) { $0.selectedTab = .b }
    }
    await walker.send(.tabBar(.b1(.appeared))) {
      $0.modify(\.tabBar) { $0.b1.loginData = "wimes" }
    }
    await walker.send(.tabBar(.b1(.openB2ButtonTapped))) {
      $0.modify(\.tabBar) { $0.b1.b2 = B2Feature.State() }
    }
    let flyer = loggedIn()
    await flyer.send(.linkOpened("numbers://b/b2"))
    await flyer.receive(\.tabBar.opened) {
      $0.modify(\.tabBar) {
        $0.selectedTab = .b
        $0.b1.loginData = "wimes"
      }
    }
    await flyer.receive(\.tabBar.b1.opened) {
      $0.modify(\.tabBar) { $0.b1.b2 = B2Feature.State() }
    }
    #expect(walker.state == flyer.state)
    #expect(walker.state.url == "numbers://b/b2?number=4&kind=trivia")
  }

  /// Logged in, with the facts of both tabs' first screens there.
  private func loggedIn() -> TestStoreOf<RootFeature> {
    var state = TabBarFeature.State(loginData: "wimes")
    state.a.fact.phase = .failed(.noFact)
    state.b1.fact.phase = .failed(.noFact)
    return TestStore(initialState: RootFeature.State.tabBar(state)) { RootFeature() }
  }
}
