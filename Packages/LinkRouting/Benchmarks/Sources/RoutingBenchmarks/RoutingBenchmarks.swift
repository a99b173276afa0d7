import Benchmarking
import LinkMatching

/// How long a link takes to be matched, by the number of routes.
///
/// A match takes the text apart and finds the route and its parameters.
@main
@MainActor
struct RoutingBenchmarks {
  static func main() async {
    let suite = BenchmarkSuite()
    for (count, target) in [(10, nil), (1_000, nil), (10_000, 5.0), (100_000, nil)] {
      suite.measure(
        "match, \(count) routes", target: target, given: { try SampleRoutes(count) },
        body: { $0.matchNext() })
    }
    suite.measureRatio(
      "match, 100,000 routes to 10", target: 2, of: { try SampleRoutes(100_000) },
      to: { try SampleRoutes(10) }, body: { $0.matchNext() })
    suite.measure("match, 10,000 routes, no route fits", given: { try SampleRoutes(10_000) }) {
      $0.missNext()
    }
    suite.measure(
      "match and screens on the way, 10,000 routes", given: { try SampleRoutes(10_000) }
    ) {
      $0.wayNext()
    }
    suite.measure(
      "match, 10,000 fixed ends of one segment", target: 5, given: { try FixedEnds(10_000) }
    ) {
      $0.matchNext()
    }
    suite.measureRatio(
      "match, 10,000 fixed ends to 10", target: 2, of: { try FixedEnds(10_000) },
      to: { try FixedEnds(10) }, body: { $0.matchNext() })
    suite.measure("url(for:), 10,000 routes", given: { try SampleRoutes(10_000) }) {
      $0.writeNext()
    }
    suite.measure("table of 1,000 routes", unit: .milliseconds) {
      keep(try? RouteTable(SampleRoutes.declarations(1_000)))
    }
    await suite.main()
  }
}
