/// The figures of one measurement's runs.
struct BenchmarkResult: Equatable {
  var name: String
  var unit: String
  var target: Double?
  var median: Double
  var min: Double
  var max: Double
  var runs: Int

  /// The statistics of `values`, of which there is at least one.
  init(name: String, unit: String, target: Double?, values: [Double]) {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    self.name = name
    self.unit = unit
    self.target = target
    runs = sorted.count
    min = sorted.first ?? .nan
    max = sorted.last ?? .nan
    if sorted.isEmpty {
      median = .nan
    } else if sorted.count.isMultiple(of: 2) {
      median = (sorted[middle - 1] + sorted[middle]) / 2
    } else {
      median = sorted[middle]
    }
  }

  /// Whether the median is within the target; `nil` where there is none.
  var meetsTarget: Bool? { target.map { median <= $0 } }

  /// One JSON object, on one line.
  var json: String {
    let fields: [(String, String)] = [
      ("name", quoted(name)), ("unit", quoted(unit)), ("median", number(median)),
      ("min", number(min)), ("max", number(max)), ("target", target.map(number) ?? "null"),
      ("runs", "\(runs)"),
    ]
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func number(_ value: Double) -> String {
    value.isFinite ? rounded(value) : "null"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// `value` with four significant digits, never in exponent form for what a benchmark yields.
func rounded(_ value: Double) -> String {
  guard value.isFinite, value != 0, abs(value) < 1e15 else { return "\(value)" }
  var scale = 1.0
  while abs(value) * scale < 1_000, scale < 1e6 { scale *= 10 }
  let rounded = (value * scale).rounded() / scale
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
