import Testing

@testable import Benchmarking

@Suite struct BenchmarkOptionsTests {
  @Test func withoutWordsATableOfAllMeasurementsIsAskedFor() throws {
    let options = try BenchmarkOptions(arguments: [])
    #expect(options == BenchmarkOptions())
    #expect(options.runs >= 7)
    #expect(options.selects("anything"))
  }

  @Test(arguments: [
    ["--json", "--smoke", "--filter", "forEach", "--runs", "7"],
    ["--runs=7", "--filter=forEach", "--smoke", "--json"],
  ])
  func everyOptionIsRead(_ arguments: [String]) throws {
    let options = try BenchmarkOptions(arguments: arguments)
    var expected = BenchmarkOptions()
    expected.json = true
    expected.smoke = true
    expected.filter = "forEach"
    expected.runs = 7
    #expect(options == expected)
  }

  @Test func theFilterIgnoresCase() throws {
    let options = try BenchmarkOptions(arguments: ["--filter", "foreach"])
    #expect(options.selects("send, forEach 1,000 rows"))
    #expect(!options.selects("read"))
  }

  @Test(arguments: [
    (["--jsn"], "unknown option '--jsn'; options: --json, --smoke, --filter TEXT, --runs N"),
    (["json"], "unknown option 'json'; options: --json, --smoke, --filter TEXT, --runs N"),
    (
      ["--json=yes"],
      "unknown option '--json=yes'; options: --json, --smoke, --filter TEXT, --runs N"
    ),
    (["a\nb"], "unknown option 'a b'; options: --json, --smoke, --filter TEXT, --runs N"),
    (["--filter"], "'--filter' needs a text"),
    (["--filter="], "'--filter' needs a text"),
    (["--runs"], "'--runs' needs a number"),
    (["--runs", "0"], "'--runs' takes a number from 1 to 1000, not '0'"),
    (["--runs", "-3"], "'--runs' takes a number from 1 to 1000, not '-3'"),
    (["--runs=many"], "'--runs' takes a number from 1 to 1000, not 'many'"),
  ])
  func aWrongWordIsNamedInOneLine(_ arguments: [String], _ line: String) {
    let error = #expect(throws: BenchmarkUsageError.self) {
      try BenchmarkOptions(arguments: arguments)
    }
    #expect(error?.description == line)
  }
}
