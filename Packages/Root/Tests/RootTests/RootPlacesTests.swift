import ComposableArchitecture
import Effects
import FactFeature
import Login
import Root
import TabBar
import Testing

/// Each place of the app, gone to by URL, by hand and by a session that is restored.
@MainActor
struct RootPlacesTests {
  private struct Place: Sendable, CustomTestStringConvertible {
    let url: String
    let walk: @Sendable () -> [RootFeature.Action]
    var testDescription: String { url }
  }

  private nonisolated static let asked: [(String, [FactFeature.Action])] = [
    ("", []),
    (
      "?number=42&kind=math",
      [
        .binding(.set(\.numberText, "42")), .askButtonTapped,
        .binding(.set(\.kind, .math)),
      ]
    ),
  ]

  private nonisolated static let places: [Place] = asked.flatMap { query, actions in
    [
      Place(url: "numbers://a" + query) { actions.map { .tabBar(.a(.fact($0))) } },
      Place(url: "numbers://a/a2" + query) {
        [.tabBar(.a(.openA2ButtonTapped)), .tabBar(.a(.a2(.presented(.fact(.appeared)))))]
          + actions.map { .tabBar(.a(.a2(.presented(.fact($0))))) }
      },
      Place(url: "numbers://b" + query) {
        Self.tabB + actions.map { .tabBar(.b1(.fact($0))) }
      },
      Place(url: "numbers://b/b2" + query) {
        Self.tabB
          + [.tabBar(.b1(.openB2ButtonTapped)), .tabBar(.b1(.b2(.presented(.fact(.appeared)))))]
          + actions.map { .tabBar(.b1(.b2(.presented(.fact($0))))) }
      },
    ]
  }

  private nonisolated static var tabB: [RootFeature.Action] {
    [
      .tabBar(.binding(.set(\.selectedTab, .b))), .tabBar(.b1(.appeared)),
      .tabBar(.b1(.fact(.appeared))),
    ]
  }

  @Test(arguments: places)
  private func openingAURLEqualsWalkingThere(place: Place) async {
    let walker = await loggedIn()
    for action in place.walk() { await settle(walker, after: action) }
    let flyer = await loggedIn()
    await settle(flyer, after: .linkOpened(place.url))
    await appear(flyer)
    #expect(flyer.state == walker.state)
    #expect(walker.state.url?.hasPrefix(place.url) == true)
  }

  @Test(arguments: places)
  private func aSessionThatIsRestoredEqualsTheOneThatWasLeft(place: Place) async {
    let first = await loggedIn()
    for action in place.walk() { await settle(first, after: action) }
    let second = store()
    second.exhaustivity = .off
    await second.send(.restored(first.state.urls))
    await settle(second, after: .login(.logInButtonTapped))
    #expect(second.state.urls == first.state.urls)
    #expect(second.state.url == first.state.url)
    #expect(second.state.tabBar?.notice == nil)
  }

  @Test func bothTabsAreRestoredAndALinkGoesFirst() async {
    let urls = [
      "numbers://b?number=9&kind=year", "numbers://b/b2?number=8&kind=trivia",
      "numbers://a?number=1&kind=trivia", "numbers://a/a2?number=7&kind=math",
    ]
    let store = store()
    store.exhaustivity = .off
    await store.send(.restored(urls))
    await settle(store, after: .login(.logInButtonTapped))
    #expect(urlsOfAAndB(store.state) == urls)
    #expect(store.state.tabBar?.b1.loginData == "wimes")
    await settle(store, after: .linkOpened("numbers://b"))
    #expect(store.state.url == "numbers://b?number=9&kind=year")
    #expect(urlsOfAAndB(store.state) == Array(urls[2...]) + [urls[0]])
    let linked = self.store()
    linked.exhaustivity = .off
    await linked.send(.linkOpened("numbers://b/b2"))
    await linked.send(.restored(urls))
    await settle(linked, after: .login(.logInButtonTapped))
    #expect(linked.state.url == urls[1] && urlsOfAAndB(linked.state).first == urls[2])
  }

  /// The places in the tabs A and B; another tab may have places too.
  private func urlsOfAAndB(_ state: RootFeature.State) -> [String] {
    state.urls.filter { url in
      ["a", "b"].contains(url.dropFirst("numbers://".count).prefix { $0 != "/" && $0 != "?" })
    }
  }

  @Test func aPlaceThatIsNoMoreIsSaidAndTheOthersAreRestored() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.restored(["numbers://gone", "numbers://b?number=3"]))
    await settle(store, after: .login(.logInButtonTapped))
    #expect(store.state.tabBar?.notice == "There is no page “numbers://gone”.")
    #expect(store.state.url == "numbers://b?number=3&kind=trivia")
  }

  @Test func whoIsLoggedInAlreadyIsTakenThere() async {
    let store = await loggedIn()
    await settle(store, after: .restored(["numbers://a/a2?number=7"]))
    #expect(store.state.url == "numbers://a/a2?number=7&kind=trivia")
    await settle(store, after: .tabBar(.logOutButtonTapped))
    #expect(store.state.urls == [])
  }

  private func store() -> TestStoreOf<RootFeature> {
    TestStore(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in name }
      $0.numbersClient = .preview
    }
  }

  /// Logged in from cold, with the first screen loaded.
  private func loggedIn() async -> TestStoreOf<RootFeature> {
    let store = store()
    store.exhaustivity = .off
    await settle(store, after: .login(.logInButtonTapped))
    await settle(store, after: .tabBar(.a(.fact(.appeared))))
    return store
  }

  private func settle(_ store: TestStoreOf<RootFeature>, after action: RootFeature.Action) async {
    await store.send(action).finish()
    await store.skipReceivedActions(strict: false)
  }

  /// What the views send once the screen of a link is in front.
  private func appear(_ store: TestStoreOf<RootFeature>) async {
    guard let tabBar = store.state.tabBar else { return }
    switch (tabBar.selectedTab, tabBar.a.a2, tabBar.b1.b2) {
    case (.a, nil, _): await settle(store, after: .tabBar(.a(.fact(.appeared))))
    case (.a, _, _): await settle(store, after: .tabBar(.a(.a2(.presented(.fact(.appeared))))))
    case (_, _, nil):
      await settle(store, after: .tabBar(.b1(.appeared)))
      await settle(store, after: .tabBar(.b1(.fact(.appeared))))
    default: await settle(store, after: .tabBar(.b1(.b2(.presented(.fact(.appeared))))))
    }
  }
}
