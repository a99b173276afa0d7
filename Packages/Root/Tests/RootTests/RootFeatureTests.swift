import ComposableArchitecture
import Effects
import FactFeature
import Login
import Root
import TabBar
import Testing

@MainActor
struct RootFeatureTests {
  @Test func siblingToSiblingTheNameGivenToLoginReachesTheTabBar() async {
    let store = TestStore(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in name }
    }

    await store.send(.login(.logInButtonTapped)) {
      $0.modify(\.login) { $0.isLoggingIn = true }
    }
    await store.receive(\.login.logIn.success, "wimes") {
      $0 = .tabBar(TabBarFeature.State(loginData: "wimes"))
    }
  }

  @Test func childToParentLoggingOutReplacesTheTabBarByTheLogin() async {
    let store = TestStore(
      initialState: RootFeature.State.tabBar(TabBarFeature.State(loginData: "wimes"))
    ) {
      RootFeature()
    }

    await store.send(.tabBar(.logOutButtonTapped)) {
      $0 = .login(LoginFeature.State(name: "wimes"))
    }
  }

  @Test func acrossPackagesTheRootReachesB2() async {
    var tabBar = TabBarFeature.State(loginData: "wimes", selectedTab: .b)
    tabBar.b1.b2 = .init()
    let store = TestStore(initialState: RootFeature.State.tabBar(tabBar)) {
      RootFeature()
    }

    await store.send(
      .tabBar(.b1(.b2(.presented(.fact(.factResponse(.failure(.offline(.refused))))))))
    ) {
      $0.modify(\.tabBar) { $0.b1.b2?.fact.phase = .failed(.offline(.refused)) }
    }
    await store.send(.tabBar(.b1(.b2(.dismiss)))) {
      $0.modify(\.tabBar) { $0.b1.b2 = nil }
    }
  }

  @Test func acrossPackagesTheRootReachesA2() async {
    var tabBar = TabBarFeature.State(loginData: "wimes")
    tabBar.a.a2 = .init()
    let store = TestStore(initialState: RootFeature.State.tabBar(tabBar)) {
      RootFeature()
    }

    await store.send(
      .tabBar(.a(.a2(.presented(.fact(.factResponse(.failure(.offline(.refused))))))))
    ) {
      $0.modify(\.tabBar) { $0.a.a2?.fact.phase = .failed(.offline(.refused)) }
    }
    await store.send(.tabBar(.a(.a2(.dismiss)))) {
      $0.modify(\.tabBar) { $0.a.a2 = nil }
    }
  }

  @Test func loggingOutCancelsWhatIsUnderWayInTheTabs() async {
    let store = TestStore(
      initialState: RootFeature.State.tabBar(TabBarFeature.State(loginData: "wimes"))
    ) {
      RootFeature()
    } withDependencies: {
      $0.numbersClient.fact = { _, _ in try await Task.never() }
    }

    await store.send(.tabBar(.a(.fact(.appeared)))) {
      $0.modify(\.tabBar) { $0.a.fact.phase = .loading }
    }
    await store.send(.tabBar(.logOutButtonTapped)) {
      $0 = .login(LoginFeature.State(name: "wimes"))
    }
    await store.finish()
  }
}
