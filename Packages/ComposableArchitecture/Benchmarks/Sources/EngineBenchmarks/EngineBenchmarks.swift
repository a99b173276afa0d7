import Benchmarking

@main
struct EngineBenchmarks {
  static func main() async {
    let suite = BenchmarkSuite()
    registerScopes(suite)
    registerChildren(suite)
    registerEffects(suite)
    registerStores(suite)
    registerValues(suite)
    await suite.main()
  }
}
