import ComposableArchitecture
import Effects
import FactFeature
import FeatureA
import FeatureB1
import TabBar
import Testing

@MainActor
struct TabBarDestinationTests {
  private let wish = FactRequest(number: 7, kind: .math)

  @Test func aPlaceInTheOtherTabBringsItToTheFrontAndKnowsWhoLoggedIn() async {
    let store = TestStore(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in try await Task.never() }
    }
    store.exhaustivity = .off

    await store.send(.a(.fact(.appeared))) {
      $0.a.fact.phase = .loading
    }
    await store.send(.opened(.b(.b2(.b2(wish))))) {
      $0.selectedTab = .b
      $0.b1.loginData = "wimes"
    }
    await store.receive(\.b1.opened) {
      $0.b1.b2 = B2Feature.State(self.wish)
    }
    #expect(store.state.destination == .b(.b2(.b2(wish))))
    // The request of the tab that was left has been cancelled: only B1's own is under way.
    await store.send(\.binding.selectedTab, .a)
    await store.finish()
  }

  @Test func aPlaceInTheTabInFrontIsHandedToIt() async {
    let store = TestStore(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(.opened(.a(.a1(wish))))
    await store.receive(\.a.opened)
    await store.receive(\.a.fact.requested) {
      $0.a.fact = FactFeature.State(number: 7, kind: .math, phase: .loading)
      $0.a.fact.isAsked = true
    }
    await store.receive(\.a.fact.factResponse.failure) {
      $0.a.fact.isAsked = false
      $0.a.fact.phase = .failed(.noFact)
    }
    #expect(store.state.destination == .a(.a1(wish)))
  }

  @Test func aNoticeStaysUntilItIsSeenOrALinkLeadsSomewhere() async {
    var state = TabBarFeature.State(loginData: "wimes")
    state.notice = "There is no page “numbers://c”."
    let store = TestStore(initialState: state) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in throw APIError.noFact }
    }

    await store.send(\.binding.selectedTab, .b) {
      $0.selectedTab = .b
    }
    await store.send(.noticeDismissed) {
      $0.notice = nil
    }
    await store.send(.noticeDismissed)
  }

  /// The tabs of the places in A and B; another tab may have places too.
  private func tabsOfPlaces(_ state: TabBarFeature.State) -> [TabBarFeature.Tab] {
    state.places.map(\.tab).filter { [.a, .b].contains($0) }
  }

  @Test func thePlacesOfAllTabsLeadToTheSameStateAgain() {
    var state = TabBarFeature.State(loginData: "wimes", selectedTab: .b)
    state.a.a2 = A2Feature.State(wish)
    state.b1.b2 = B2Feature.State(wish)
    state.b1.loginData = "wimes"
    #expect(tabsOfPlaces(state) == [.a, .a, .b, .b])
    #expect(TabBarFeature.State(loginData: "wimes", places: state.places) == state)

    state.selectedTab = .a
    #expect(tabsOfPlaces(state) == [.b, .b, .a, .a])
    #expect(TabBarFeature.State(loginData: "wimes", places: state.places) == state)
  }

  @Test func theTabInFrontSaysWhereTheUserIs() {
    var state = TabBarFeature.State(loginData: "wimes")
    #expect(state.destination == .a(.a1(FactRequest(number: 1, kind: .trivia))))
    state.selectedTab = .b
    #expect(state.destination == .b(.b1(FactRequest(number: 2, kind: .trivia))))
  }
}
