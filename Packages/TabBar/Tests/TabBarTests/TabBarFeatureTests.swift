import ComposableArchitecture
import Effects
import FactFeature
import FeatureA
import FeatureB1
import TabBar
import Testing

@MainActor
struct TabBarFeatureTests {
  @Test func parentToChildTheLoginDataIsHandedToB1WhenItAppears() async {
    let store = TestStore(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    }

    await store.send(.b1(.appeared)) {
      $0.b1.loginData = "wimes"
    }
  }

  @Test func switchingTabsCancelsTheRequestOfTheTabThatIsLeft() async {
    let store = TestStore(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in try await Task.never() }
    }

    await store.send(.a(.fact(.appeared))) {
      $0.a.fact.phase = .loading
    }
    await store.send(\.binding.selectedTab, .b) {
      $0.selectedTab = .b
    }
    await store.finish()
  }

  @Test func aTabKeepsItsScreensWhileAnotherIsShown() async {
    let store = TestStore(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    }

    await store.send(.a(.openA2ButtonTapped)) {
      $0.a.a2 = A2Feature.State()
    }
    await store.send(\.binding.selectedTab, .b) {
      $0.selectedTab = .b
    }
    await store.send(\.binding.selectedTab, .a) {
      $0.selectedTab = .a
    }
    #expect(store.state.a.a2 != nil)
  }
}
