/// A year as people count it: there is no year 0, and negative ones are before Christ.
struct NamedYear: Sendable {
  /// The number asked for; -98 is 98 BC.
  let value: Int

  /// The year in the Gregorian calendar; `nil` for 0, which the count leaves out.
  var gregorian: GregorianYear? {
    value == 0 ? nil : GregorianYear(number: value > 0 ? value : value + 1)
  }

  /// The year as a sentence names it: "2020", "98 BC".
  var name: String { value < 0 ? "\(value.magnitude) BC" : "\(value)" }

  /// Whether the calendar was not yet in use, so that facts extend it backwards.
  var isProleptic: Bool { value < 1583 }

  /// The last words of a fact that rests on the Gregorian calendar.
  var proviso: String {
    isProleptic ? ", if the Gregorian calendar is extended backwards" : ""
  }

  /// The name of the year before or after by `distance`, or `nil` past the 64 bits.
  func name(after distance: Int) -> String? {
    guard let gregorian else { return nil }
    let (sum, overflow) = gregorian.number.addingReportingOverflow(distance)
    guard !overflow, sum > Int.min + 1 else { return nil }
    return NamedYear(value: sum > 0 ? sum : sum - 1).name
  }
}
