/// A year of the Gregorian calendar, extended without end in both directions.
struct GregorianYear: Hashable, Sendable {
  /// The astronomical number: 0 is 1 BC, -1 is 2 BC.
  let number: Int

  /// The place in the 400 years after which weekdays and leap years repeat.
  private var cycle: Int { (number % 400 + 400) % 400 }

  /// Whether there is a February 29th.
  var isLeap: Bool { cycle % 4 == 0 && (cycle % 100 != 0 || cycle == 0) }

  /// 365 or 366.
  var dayCount: Int { isLeap ? 366 : 365 }

  /// The weekday of January 1st; that of the year 2000, and so of the cycle, is a Saturday.
  var firstWeekday: Weekday {
    let leaps = cycle == 0 ? 0 : (cycle - 1) / 4 - (cycle - 1) / 100 + 1
    return Weekday.saturday.advanced(by: cycle * 365 + leaps)
  }

  /// The weekday of December 31st.
  var lastWeekday: Weekday { firstWeekday.advanced(by: dayCount - 1) }

  /// The weekday of the day with a place, from 1, in *this* year.
  func weekday(ofDay day: Int) -> Weekday { firstWeekday.advanced(by: day - 1) }

  /// The place in this year of the day with a place in a leap year; `nil` for a missing
  /// February 29th.
  func day(ofLeapDay leapDay: Int) -> Int? {
    if isLeap || leapDay < 60 { return leapDay }
    return leapDay == 60 ? nil : leapDay - 1
  }

  /// 52 or 53: long years begin on a Thursday, or are leap years that begin on a Wednesday
  /// (ISO 8601).
  var isoWeekCount: Int {
    firstWeekday == .thursday || (isLeap && firstWeekday == .wednesday) ? 53 : 52
  }

  /// The ISO week of the day with a place, from 1, in this year; it may belong to the year before
  /// or after.
  func isoWeek(ofDay day: Int) -> Int {
    let week = (day - (weekday(ofDay: day).rawValue + 1) + 10) / 7
    if week < 1 { return GregorianYear(number: number - 1).isoWeekCount }
    return week > isoWeekCount ? 1 : week
  }

  /// How many months have a Friday on their 13th.
  var fridaysOnThe13th: Int {
    let starts = [1, 32, 61, 92, 122, 153, 183, 214, 245, 275, 306, 336]
    return starts.count { start in
      day(ofLeapDay: start + 12).map { weekday(ofDay: $0) == .friday } ?? false
    }
  }
}
