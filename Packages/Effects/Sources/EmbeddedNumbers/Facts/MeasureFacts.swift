/// Facts about what a number of one unit makes in another.
enum MeasureFacts {
  static let rules: [FactRule<NumberProfile>] =
    multiples.map { multiple in
      .rare { profile in
        guard let n = profile.positive, n % multiple.size == 0 else { return nil }
        let count = n / multiple.size
        return "the number of \(multiple.parts) in "
          + (count == 1 ? "one \(multiple.whole)" : "\(count) \(multiple.wholes)")
      }
    } + [
      .common { profile in
        let (tenths, overflow) = profile.value.multipliedReportingOverflow(by: 18)
        guard !overflow, tenths < Int.max - 320 else { return nil }
        return "the temperature in degrees Celsius that is \(decimal(tenths + 320)) in Fahrenheit"
      },
      .rare { profile in
        let (tenths, overflow) = profile.value.subtractingReportingOverflow(32)
        guard !overflow, tenths % 9 == 0 else { return nil }
        return "the temperature in degrees Fahrenheit that is \(tenths / 9 * 5) in Celsius"
      },
    ]

  private struct Multiple: Sendable {
    let size: UInt64
    let parts: String
    let whole: String
    let wholes: String
  }

  private static let multiples = [
    Multiple(size: 7, parts: "days", whole: "week", wholes: "weeks"),
    Multiple(size: 12, parts: "things", whole: "dozen", wholes: "dozen"),
    Multiple(size: 24, parts: "hours", whole: "day", wholes: "days"),
    Multiple(size: 52, parts: "playing cards", whole: "full deck", wholes: "full decks"),
    Multiple(size: 60, parts: "minutes", whole: "hour", wholes: "hours"),
    Multiple(size: 1_024, parts: "bytes", whole: "kibibyte", wholes: "kibibytes"),
    Multiple(size: 3_600, parts: "seconds", whole: "hour", wholes: "hours"),
  ]

  private static func decimal(_ tenths: Int) -> String {
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
