import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct SearchTests {
  let clock = TestClock()
  let oslo = City(id: 1, name: "Oslo")

  private func makeStore(
    _ state: Search.State = .init(),
    withDependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<Search> {
    TestStore(initialState: state) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      withDependencies(&$0)
    }
  }

  @Test func onlyTheLastQueryIsSearched() async {
    let queries = LockIsolated<[String]>([])
    let store = makeStore {
      $0[WeatherClient.self].search = { query, limit in
        queries.withValue { $0.append("\(query)/\(limit)") }
        return [City(id: 1, name: "Oslo")]
      }
    }
    await store.send(.binding(.set(\.query, "O"))) { $0.query = "O" }
    await clock.advance(by: .milliseconds(299))
    await store.send(\.binding.query, "Os") { $0.query = "Os" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.set(\.query, "Oslo")) { $0.query = "Oslo" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.searchResponse.success, [oslo]) {
      $0.results = [self.oslo]
      $0.history = ["Oslo"]
    }
    #expect(queries.value == ["Oslo/10"])
  }

  @Test func emptyQueryCancels() async {
    let store = makeStore(Search.State(results: [oslo]))
    await store.send(\.binding.query, "O") { $0.query = "O" }
    await store.send(\.binding.query, "") {
      $0.query = ""
      $0.results = []
    }
    await clock.run()
  }

  @Test func failureIsRetried() async {
    let store = makeStore(Search.State(query: "Os")) {
      $0[WeatherClient.self].search = { _, _ in throw WeatherFailure() }
    }
    await store.send(\.binding.query, "Osl") { $0.query = "Osl" }
    await clock.advance(by: .seconds(0.3))
    await store.receive(\.searchResponse.failure) {
      $0.alert = AlertState {
        TextState("Search failed")
      } actions: {
        ButtonState(action: .retry) {
          TextState("Retry")
        }
      }
    }
    store.dependencies[WeatherClient.self].search = { _, _ in [] }
    await store.send(\.alert.retry) { $0.alert = nil }
    await store.receive(\.searchResponse.success) { $0.history = ["Osl"] }
  }

  @Test func changedLimitSearchesAgain() async {
    let store = makeStore(Search.State(query: "Oslo")) {
      $0[WeatherClient.self].search = { _, limit in
        #expect(limit == 5)
        return []
      }
    }
    await store.send(\.binding, .set(\.filter.limit, 5)) {
      $0.filter.limit = 5
      $0.history = ["limit 10 → 5"]
    }
    await store.receive { action in
      guard case .searchResponse(.success([])) = action else { return false }
      return true
    } assert: {
      $0.history.append("Oslo")
    }
    await store.send(\.binding, .set(\.filter.isNearby, true)) { $0.filter.isNearby = true }
  }

  @Test func anotherCityCancelsTheFirst() async {
    let bergen = City(id: 2, name: "Bergen")
    let store = makeStore(Search.State(results: [oslo, bergen])) {
      $0[WeatherClient.self].forecast = { @Sendable [clock] city in
        try await clock.sleep(for: .seconds(city.id))
        return Forecast(city: city, degrees: [-1, 2.5])
      }
    }
    await store.send(.cityTapped(oslo)) { $0.forecastInFlight = 1 }
    await store.send(.cityTapped(bergen)) { $0.forecastInFlight = 2 }
    await clock.advance(by: .seconds(2))
    await store.receive(\.forecastResponse, timeout: .seconds(1)) {
      $0.forecast = Forecast(city: bergen, degrees: [-1, 2.5])
      $0.forecastInFlight = nil
    }
  }

  @Test func forecastFails() async {
    let store = makeStore {
      $0[WeatherClient.self].forecast = { _ in throw CancellationError() }
    }
    await store.send(.cityTapped(oslo)) { $0.forecastInFlight = 1 }
    await store.receive(\.forecastResponse) {
      $0.forecastInFlight = nil
      $0.alert = AlertState {
        TextState("No forecast")
      } message: {
        TextState("The weather is down.")
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func stopCancelsEverything() async {
    let store = makeStore {
      $0[WeatherClient.self].forecast = { _ in try await Task.never() }
    }
    await store.send(.cityTapped(oslo)) { $0.forecastInFlight = oslo.id }
    await store.send(\.binding.query, "O") { $0.query = "O" }
    await store.send(.stopButtonTapped) { $0.forecastInFlight = nil }
    await store.finish()
  }

  @Test func nonExhaustive() async {
    let store = makeStore {
      $0[WeatherClient.self].search = { _, _ in [City(id: 7, name: "Rome")] }
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(\.binding.query, "R")
    await store.receive(\.searchResponse) {
      $0.results = [City(id: 7, name: "Rome")]
    }
    await store.withExhaustivity(.on) {
      await store.send(.stopButtonTapped)
    }
    await store.skipInFlightEffects(strict: false)
    await store.finish()
  }

  @Test func unimplementedEndpointFailsTheTest() async {
    let store = makeStore()
    await withExpectedIssue {
      await store.send(.cityTapped(oslo)) { $0.forecastInFlight = 1 }
      await store.receive(\.forecastResponse) {
        $0.forecastInFlight = nil
        $0.alert = AlertState {
          TextState("No forecast")
        } message: {
          TextState("The weather is down.")
        }
      }
    }
  }
}
