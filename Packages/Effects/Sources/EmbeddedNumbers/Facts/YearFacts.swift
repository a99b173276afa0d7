/// Facts about a year.
enum YearFacts {
  static let rules: [FactRule<NamedYear>] = [
    .rare { $0.value == 0 ? "the year that never was, since 1 follows 1 BC" : nil },
    .rare { $0.value == 0 ? "the year that astronomers use for 1 BC" : nil },
    .common { year in
      guard let gregorian = year.gregorian else { return nil }
      let (count, distance) = (gregorian.dayCount, distanceToLeapYear(gregorian))
      guard !gregorian.isLeap else {
        let weekday = gregorian.weekday(ofDay: 60).name
        return "the year that is a leap year with February 29th on a \(weekday)\(year.proviso)"
      }
      return year.name(after: distance).map {
        "the year that has \(count) days, with \($0) as the next leap year\(year.proviso)"
      }
    },
    .common { year in
      year.gregorian.map {
        "the year that begins on a \($0.firstWeekday.name) and ends on a \($0.lastWeekday.name)"
          + year.proviso
      }
    },
    .common { year in
      guard year.value != 0 else { return nil }
      let century = (year.value.magnitude - 1) / 100 + 1
      return "the year that belongs to the \(Ordinal.text(century)) century"
        + (year.value < 0 ? " BC" : "")
    },
    .common { year in
      guard let numeral = RomanNumeral.text(UInt64(year.value.magnitude)) else { return nil }
      return "the year that is written \(numeral)\(year.value < 0 ? " BC" : "") in Roman numerals"
    },
    .common { year in
      guard let gregorian = year.gregorian, (-2696...9999).contains(year.value) else { return nil }
      let name = SexagenaryCycle.name(gregorian.number)
      return "the year that sees a Year of the \(name) begin in the Chinese calendar"
    },
    .common { year in
      year.gregorian.map {
        "the year that has \($0.isoWeekCount) weeks by ISO 8601\(year.proviso)"
      }
    },
    .common { year in
      year.gregorian.map {
        "the year that has \(CountedNoun.text($0.fridaysOnThe13th, "Friday")) on the 13th"
          + year.proviso
      }
    },
    .common { year in
      guard (1583...9999).contains(year.value) else { return nil }
      let easter = Easter.sunday(year.value)
      return "the year that has Easter Sunday on \(easter.month == 3 ? "March" : "April") "
        + Ordinal.text(easter.day)
    },
    .common { year in
      guard let gregorian = year.gregorian, !year.isProleptic,
        let distance = distanceToSameCalendar(gregorian), let other = year.name(after: distance)
      else { return nil }
      return "the year that has the same calendar as \(other)"
    },
  ]

  private static func distanceToLeapYear(_ year: GregorianYear) -> Int {
    let near = GregorianYear(number: year.number % 400)
    return (0...8).first { GregorianYear(number: near.number + $0).isLeap } ?? 0
  }

  private static func distanceToSameCalendar(_ year: GregorianYear) -> Int? {
    let near = year.number % 400
    return (1...40).first {
      let later = GregorianYear(number: near + $0)
      return later.isLeap == year.isLeap && later.firstWeekday == year.firstWeekday
    }
  }
}
