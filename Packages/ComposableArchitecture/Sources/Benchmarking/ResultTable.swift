/// The results for a person: a line each, in columns.
struct ResultTable {
  private let nameWidth: Int
  private static let widths = [10, 10, 10, 10]

  init(names: [String]) {
    nameWidth = max(names.map(\.count).max() ?? 0, 11)
  }

  var header: String {
    line("measurement", ["median", "min", "max", "target"], unit: "unit", verdict: "")
  }

  func row(_ result: BenchmarkResult) -> String {
    let figures = [result.median, result.min, result.max].map(rounded)
    let verdict =
      switch result.meetsTarget {
      case true?: "ok"
      case false?: "MISSED"
      case nil: ""
      }
    return line(
      result.name, figures + [result.target.map(rounded) ?? "-"], unit: result.unit,
      verdict: verdict)
  }

  private func line(_ name: String, _ figures: [String], unit: String, verdict: String) -> String {
    var line = name + String(repeating: " ", count: nameWidth - name.count)
    for (figure, width) in zip(figures, Self.widths) {
      line += spaces(width - figure.count) + figure
    }
    line += "  " + unit
    if !verdict.isEmpty { line += spaces(6 - unit.count) + verdict }
    return line
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 1))
  }
}
