import Benchmarking
import TCACoordinators

/// How long a coordinator takes, and that depth costs nothing beyond the look-up.
@main
@MainActor
struct CoordinatorBenchmarks {
  private static let depth = 1_000

  static func main() async {
    let suite = BenchmarkSuite()
    addIndexed(to: suite)
    addIdentified(to: suite)
    addSteps(to: suite)
    await suite.main()
  }

  private static func indexed(_ count: Int) -> StoreOf<Indexed> {
    Store(initialState: Indexed.State(routes: routes(count))) { Indexed() }
  }

  private static func identified(_ count: Int) -> StoreOf<Identified> {
    Store(initialState: Identified.State(routes: IdentifiedArray(uniqueElements: routes(count)))) {
      Identified()
    }
  }

  private static func addIndexed(to suite: BenchmarkSuite) {
    suite.measure(
      "indexed: push and go back, 1,000 deep", target: 1_000, given: { indexed(depth) }
    ) { store in
      store.send(.push(depth))
      store.send(.goBack)
    }
    for count in [10, depth] {
      suite.measure(
        "indexed: action to the top of \(count)", target: 1_000, given: { indexed(count) }
      ) { store in
        store.send(.router(.routeAction(id: count - 1, action: .bump)))
      }
    }
    suite.measureFresh(
      "indexed: back to the root from 1,000", target: 1_000, input: { indexed(depth) }
    ) { store in
      store.send(.goBackToRoot)
    }
    suite.measureRatio(
      "indexed: action to the top, 1,000 against 10 deep", target: 1.5,
      of: { (indexed(depth), depth - 1) }, to: { (indexed(10), 9) }
    ) { store, top in
      store.send(.router(.routeAction(id: top, action: .bump)))
    }
  }

  private static func addIdentified(to suite: BenchmarkSuite) {
    suite.measure(
      "identified: push and go back, 1,000 deep", target: 1_000, given: { identified(depth) }
    ) { store in
      store.send(.push(depth))
      store.send(.goBack)
    }
    for count in [10, depth] {
      suite.measure(
        "identified: action to the top of \(count)", target: 1_000, given: { identified(count) }
      ) { store in
        store.send(.router(.routeAction(id: count - 1, action: .bump)))
      }
    }
    suite.measureFresh(
      "identified: back to the root from 1,000", target: 1_000, input: { identified(depth) }
    ) { store in
      store.send(.goBackToRoot)
    }
    suite.measureRatio(
      "identified: action to the top, 1,000 against 10 deep", target: 1.5,
      of: { (identified(depth), depth - 1) }, to: { (identified(10), 9) }
    ) { store, top in
      store.send(.router(.routeAction(id: top, action: .bump)))
    }
  }

  private static func addSteps(to suite: BenchmarkSuite) {
    let start = routes(depth)
    let end = Array(start.prefix(1))
    suite.measure("steps back to the root from 1,000") {
      keep(RouteSteps.calculateSteps(from: start, to: end).count)
    }
  }
}
