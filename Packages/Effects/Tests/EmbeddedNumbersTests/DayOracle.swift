import NumbersProtocol

extension Oracle where Subject == CalendarDay {
  private static var calendar: NaiveCalendar { .shared }
  /// A common and a leap year.
  private static let common = 2001
  private static let leap = 2000

  static func days() -> Oracle {
    var oracle = Oracle()
    oracle.addPlaces()
    oracle.addWeekdays()
    oracle.addWriting()
    return oracle
  }

  private mutating func addPlaces() {
    rule("the day that comes {o} in every year") { day, v in
      Self.place(day, Self.common) == int(v[0]) && Self.place(day, Self.leap) == int(v[0])
    }
    rule("the day that comes {o}, in leap years only") { day, v in
      Self.place(day, Self.common) == nil && Self.place(day, Self.leap) == int(v[0])
    }
    rule("the day that comes {o} in a common year and {o} in a leap year") { day, v in
      Self.place(day, Self.common) == int(v[0]) && Self.place(day, Self.leap) == int(v[1])
    }
    rule("the day that has no day after it in its year") { day, _ in
      Self.place(day, Self.common) == 365 && Self.place(day, Self.leap) == 366
    }
    rule("the day that leaves {k day} of its year") { day, v in
      Self.place(day, Self.common).map { 365 - $0 == int(v[0]) } ?? true
        && Self.place(day, Self.leap) == 366 - int(v[0])
    }
    rule("the day that leaves {k day} of a common year and {n} of a leap year") { day, v in
      Self.place(day, Self.common) == 365 - int(v[0])
        && Self.place(day, Self.leap) == 366 - int(v[1])
    }
    rule("the day that lies in the {o} quarter of the year") { day, v in
      [1...3, 4...6, 7...9, 10...12].firstIndex { $0.contains(day.month) } == int(v[0]) - 1
    }
    rule("the day that lies half a leap year away from {s}") { day, v in
      guard let other = Self.place(v[0]), let place = Self.place(day, Self.leap) else {
        return false
      }
      return abs(other - place) * 2 == 366
    }
    rule("the day that comes 100 days before {s} in a leap year") { day, v in
      Self.place(day, Self.leap).map { $0 + 100 } == Self.place(v[0])
    }
    rule("the day that falls under {s} in the Western zodiac") { day, v in
      Self.signs.first { $0.days.contains(day.month * 100 + day.day) }?.name ?? "Capricorn" == v[0]
    }
    rule("the day that leap years add to the calendar") { day, _ in
      Self.place(day, Self.common) == nil
    }
  }

  private mutating func addWeekdays() {
    rule("the day that falls on a {s} {n} times in 400 years, and on no other weekday more often") {
      day, v in
      var counts: [String: Int] = [:]
      for year in 1...400 {
        if let weekday = Self.weekday(day, year) { counts[weekday, default: 0] += 1 }
      }
      return counts[v[0]] == int(v[1]) && counts.values.max() == int(v[1])
    }
    rule("the day that falls on the same weekday as {s} {o} in every year") { day, v in
      guard let month = CalendarDay.monthNames.firstIndex(of: v[0]),
        let other = CalendarDay(month: month + 1, day: int(v[1])), other != day
      else { return false }
      return (1...400).allSatisfy { Self.weekday(day, $0) == Self.weekday(other, $0) }
    }
    rule("the day that falls on the same weekday as the last day of February in every year") {
      day, _ in
      (1...400).allSatisfy { year in
        let last = Self.calendar.days(year).prefix(60).last { $0.month == 2 }
        return Self.weekday(day, year) == last.map { NaiveCalendar.weekdays[$0.weekday] }
      }
    }
    rule("the day that always lies in ISO week {n}") { day, v in Self.weeks(day) == [int(v[0])] }
    rule("the day that can lie in the ISO weeks {s}") { day, v in
      let weeks = v[0].split(separator: " or ").map { int(String($0)) }
      return weeks.count > 1 && Set(weeks) == Self.weeks(day)
    }
  }

  private mutating func addWriting() {
    rule("the day that has the same number as its month") { day, _ in day.month == day.day }
    rule("the day that makes a palindrome of the date {n}") { day, v in
      v[0].utf8.count == 8 && v[0] == String(v[0].reversed())
        && int(v[0]) % 10_000 == day.month * 100 + day.day
        && Self.weekday(day, int(v[0]) / 10_000) != nil
    }
    rule("the day that ISO 8601 writes as {s} after the year") { day, v in
      let parts = v[0].split(separator: "-").map(String.init)
      return v[0].utf8.count == 5 && parts.map(int) == [day.month, day.day]
    }
    rule("the day that has {n} times {n}, or {n}, as the product of its month and day") { day, v in
      v.map(int) == [day.month, day.day, (1...day.month).reduce(0) { sum, _ in sum + day.day }]
    }
  }

  private static func place(_ day: CalendarDay, _ year: Int) -> Int? {
    calendar.place(month: day.month, day: day.day, year: year)
  }

  /// The place in a leap year of a day such as "February 3rd".
  private static func place(_ name: String) -> Int? {
    let parts = name.split(separator: " ")
    guard parts.count == 2, let month = CalendarDay.monthNames.firstIndex(of: String(parts[0])),
      let day = SentenceTemplate("{o}").match(String(parts[1]))?.first
    else { return nil }
    return CalendarDay(month: month + 1, day: int(day)).flatMap { place($0, leap) }
  }

  private static func weekday(_ day: CalendarDay, _ year: Int) -> String? {
    place(day, year).map { NaiveCalendar.weekdays[calendar.days(year)[$0 - 1].weekday] }
  }

  private static func weeks(_ day: CalendarDay) -> Set<Int> {
    Set((401...800).compactMap { year in place(day, year).map { calendar.week(year, place: $0) } })
  }

  private static let signs: [(days: ClosedRange<Int>, name: String)] = [
    (120...218, "Aquarius"), (219...320, "Pisces"), (321...419, "Aries"), (420...520, "Taurus"),
    (521...620, "Gemini"), (621...722, "Cancer"), (723...822, "Leo"), (823...922, "Virgo"),
    (923...1_022, "Libra"), (1_023...1_121, "Scorpio"), (1_122...1_221, "Sagittarius"),
  ]
}
