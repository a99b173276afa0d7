import Testing

@testable import Benchmarking

@MainActor
@Suite struct BenchmarkSuiteTests {
  /// What a run wrote, and its exit code.
  private func run(
    _ suite: BenchmarkSuite, _ arguments: String...
  ) async -> (code: Int32, output: [String], problems: [String]) {
    var output: [String] = []
    var problems: [String] = []
    let code = await suite.run(
      arguments: arguments, output: { output.append($0) }, problem: { problems.append($0) })
    return (code, output, problems)
  }

  @Test func smokeCallsEachBodyOnce() async {
    let suite = BenchmarkSuite()
    var calls: [String] = []
    suite.measure("sync") { calls.append("sync") }
    suite.measure("subject", given: { 7 }) { calls.append("subject \($0)") }
    suite.measureFresh("fresh", input: { 8 }) { calls.append("fresh \($0)") }
    suite.measureAsync("async", given: { 9 }) { number in
      await Task.yield()
      calls.append("async \(number)")
    }
    suite.record("bytes", unit: "B", target: 40) { 40 }
    let result = await run(suite, "--smoke", "--json")
    #expect(result.code == 0)
    #expect(result.problems == [])
    #expect(calls == ["sync", "subject 7", "fresh 8", "async 9"])
    #expect(result.output.count == 5)
    #expect(result.output.allSatisfy { $0.hasSuffix(#""runs":1}"#) })
    #expect(
      result.output.last
        == #"{"name":"bytes","unit":"B","median":40,"min":40,"max":40,"target":40,"runs":1}"#)
  }

  @Test func aRunTakesAsManyFiguresAsAskedFor() async {
    let suite = BenchmarkSuite()
    var figures = [5.0, 1, 3, 2, 4, 6, 7, 8, 8, 8]
    suite.record("figure", unit: "×", target: 4) { figures.removeLast() }
    let result = await run(suite, "--json", "--runs", "7")
    // The first three figures are the warm-up's.
    #expect(
      result.output
        == [#"{"name":"figure","unit":"×","median":4,"min":1,"max":7,"target":4,"runs":7}"#])
  }

  @Test func onlySelectedSubjectsAreMade() async {
    let suite = BenchmarkSuite()
    var made = 0
    suite.measure("other", given: { made += 1 }) { _ in }
    suite.record("wanted", unit: "B") { 1 }
    let result = await run(suite, "--filter", "WANT")
    #expect(made == 0)
    #expect(result.output.count == 2)
    #expect(result.output.last?.hasPrefix("wanted") == true)
  }

  @Test(arguments: [["--bad"], ["--filter", "nothing"], ["--runs", "x"]])
  func aWrongCommandLineIsOneLineAndExit64(_ arguments: [String]) async {
    let suite = BenchmarkSuite()
    suite.record("figure", unit: "B") { 1 }
    var output: [String] = []
    var problems: [String] = []
    let code = await suite.run(
      arguments: arguments, output: { output.append($0) }, problem: { problems.append($0) })
    #expect(code == 64)
    #expect(output == [])
    #expect(problems.count == 1)
  }

  @Test func whatCannotBeMeasuredIsNamedAndTheRestGoesOn() async {
    struct NoSubject: Error {}
    let suite = BenchmarkSuite()
    suite.measure("broken", given: { throw NoSubject() }) { (_: Void) in }
    suite.record("figure", unit: "B") { 1 }
    let result = await run(suite, "--json")
    #expect(result.code == 1)
    #expect(result.output.count == 1)
    #expect(result.problems == ["benchmark: 'broken' could not be measured: NoSubject()"])
  }

  @Test func aRatioIsOfTheSameBodyOnBothSubjects() async {
    let suite = BenchmarkSuite()
    var subjects: [Int] = []
    suite.measureRatio("ratio", target: 1.3, of: { 1 }, to: { 2 }) { subjects.append($0) }
    let result = await run(suite, "--smoke", "--json")
    #expect(subjects == [1, 2])
    #expect(result.output.first?.contains(#""unit":"×""#) == true)
  }
}
