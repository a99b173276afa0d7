import NumbersProtocol

/// Facts about a day of the year, whatever the year.
enum DayFacts {
  static let rules: [FactRule<CalendarDay>] = placeRules + weekdayRules + writingRules

  private static let placeRules: [FactRule<CalendarDay>] = [
    .common { day in
      let place = Ordinal.text(day.dayOfYear)
      guard day.dayOfYear > 59 else { return "the day that comes \(place) in every year" }
      guard day.dayOfYear > 60 else { return "the day that comes \(place), in leap years only" }
      return "the day that comes \(Ordinal.text(day.dayOfYear - 1)) in a common year and "
        + "\(place) in a leap year"
    },
    .common { day in
      let left = 366 - day.dayOfYear
      if left == 0 { return "the day that has no day after it in its year" }
      if day.dayOfYear > 59 { return "the day that leaves \(days(left)) of its year" }
      return "the day that leaves \(days(left - 1)) of a common year and \(left) of a leap year"
    },
    .common { day in
      "the day that lies in the \(Ordinal.text((day.month - 1) / 3 + 1)) quarter of the year"
    },
    .common { day in
      guard let other = CalendarDay(dayOfYear: (day.dayOfYear + 182) % 366 + 1) else { return nil }
      return "the day that lies half a leap year away from \(name(other))"
    },
    .common { day in
      guard day.dayOfYear <= 266, let later = CalendarDay(dayOfYear: day.dayOfYear + 100) else {
        return nil
      }
      return "the day that comes 100 days before \(name(later)) in a leap year"
    },
    .common { "the day that falls under \(ZodiacSign.name($0)) in the Western zodiac" },
  ]

  private static let weekdayRules: [FactRule<CalendarDay>] = [
    .common { day in
      let counts = WeekdayCounts(day)
      let most = counts.mostFrequent
      return "the day that falls on a \(most.weekday.name) \(most.count) times in 400 years, "
        + "and on no other weekday more often"
    },
    .rare { day in
      let others = (day.month + 1 <= 12 ? Array(day.month + 1...12) : [])
        .compactMap { CalendarDay(month: $0, day: day.day) }
      guard let other = others.first(where: { ($0.dayOfYear - day.dayOfYear) % 7 == 0 }),
        day.dayOfYear > 60 || other.dayOfYear < 60
      else { return nil }
      return "the day that falls on the same weekday as \(name(other)) in every year"
    },
    .rare { day in
      guard doomsdays.contains(where: { $0 == (day.month, day.day) }) else { return nil }
      return "the day that falls on the same weekday as the last day of February in every year"
    },
    .common { day in
      let weeks = WeekdayCounts(day).isoWeeks
      return weeks.count == 1
        ? "the day that always lies in ISO week \(weeks[0])"
        : "the day that can lie in the ISO weeks \(weeks.map(String.init).joined(separator: " or "))"
    },
  ]

  private static let writingRules: [FactRule<CalendarDay>] = [
    .rare { day in
      day.month == day.day ? "the day that has the same number as its month" : nil
    },
    .common { day in
      let digits = paired(day.month) + paired(day.day)
      return "the day that makes a palindrome of the date \(String(digits.reversed()))\(digits)"
    },
    .common { day in
      "the day that ISO 8601 writes as \(paired(day.month))-\(paired(day.day)) after the year"
    },
    .common { day in
      guard day.dayOfYear != 60 else { return "the day that leap years add to the calendar" }
      return "the day that has \(day.month) times \(day.day), or \(day.month * day.day), "
        + "as the product of its month and day"
    },
  ]

  /// Days of J. H. Conway's Doomsday rule, 1973, that hold in every year.
  private static let doomsdays = [
    (4, 4), (6, 6), (8, 8), (10, 10), (12, 12), (5, 9), (9, 5), (7, 11), (11, 7), (3, 14), (7, 4),
    (10, 31), (12, 26),
  ]

  /// The day in English with an ordinal: "February 3rd".
  static func name(_ day: CalendarDay) -> String {
    "\(CalendarDay.monthNames[day.month - 1]) \(Ordinal.text(day.day))"
  }

  private static func days(_ count: Int) -> String { CountedNoun.text(count, "day") }

  private static func paired(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
}
