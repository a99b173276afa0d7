import Testing

@testable import Benchmarking

@Suite struct BenchmarkResultTests {
  @Test(
    arguments: [
      ([4.0], 4.0, 4.0, 4.0),
      ([3, 1, 2], 2, 1, 3),
      ([4, 1, 3, 2], 2.5, 1, 4),
      ([9, 1, 1, 1, 1, 1, 100], 1, 1, 100),
    ] as [([Double], Double, Double, Double)])
  func statistics(_ values: [Double], _ median: Double, _ min: Double, _ max: Double) {
    let result = BenchmarkResult(name: "x", unit: "µs", target: nil, values: values)
    #expect(result.median == median)
    #expect(result.min == min)
    #expect(result.max == max)
    #expect(result.runs == values.count)
  }

  @Test(arguments: [(2.0, true), (1.99, false)])
  func theMedianIsJudged(_ target: Double, _ meets: Bool) {
    let result = BenchmarkResult(name: "x", unit: "µs", target: target, values: [1, 2, 3])
    #expect(result.meetsTarget == meets)
  }

  @Test func withoutATargetNothingIsJudged() {
    #expect(
      BenchmarkResult(name: "x", unit: "B", target: nil, values: [1]).meetsTarget == nil)
  }

  @Test func jsonIsOneObjectWithTheSameFieldsAlways() {
    let result = BenchmarkResult(
      name: "a \"b\"\\\n", unit: "µs", target: 0.8, values: [0.123456, 2, 3_000.126])
    #expect(
      result.json
        == #"{"name":"a \"b\"\\\u000a","unit":"µs","median":2,"min":0.1235,"max":3000,"#
        + #""target":0.8,"runs":3}"#)
    let bare = BenchmarkResult(name: "x", unit: "B", target: nil, values: [40])
    #expect(
      bare.json
        == #"{"name":"x","unit":"B","median":40,"min":40,"max":40,"target":null,"runs":1}"#)
  }

  @Test(
    arguments: [
      (0, "0.0"), (0.000_123_4, "0.000123"), (1.234_56, "1.235"), (99.999, "100"),
      (123_456.7, "123457"), (0.1, "0.1"),
    ] as [(Double, String)])
  func figuresHaveFourDigits(_ value: Double, _ text: String) {
    #expect(rounded(value) == text)
  }

  @Test func columnsLineUp() {
    let table = ResultTable(names: ["a", "a longer name"])
    let good = BenchmarkResult(name: "a", unit: "µs", target: 2, values: [1])
    let bad = BenchmarkResult(name: "a longer name", unit: "ms", target: 0.5, values: [12.5])
    #expect(
      [table.header, table.row(good), table.row(bad)] == [
        "measurement      median       min       max    target  unit",
        "a                     1         1         1         2  µs    ok",
        "a longer name      12.5      12.5      12.5       0.5  ms    MISSED",
      ])
  }
}
