extension Oracle where Subject == Int {
  private static var calendar: NaiveCalendar { .shared }

  /// Judges facts about years after their proviso has been taken off.
  static func years() -> Oracle {
    var oracle = Oracle()
    oracle.rule("the year that never was, since 1 follows 1 BC") { year, _ in year == 0 }
    oracle.rule("the year that astronomers use for 1 BC") { year, _ in year == 0 }
    oracle.rule("the year that is a leap year with February 29th on a {s}") { year, v in
      let day = days(year).first { $0.month == 2 && $0.day == 29 }
      return day.map { NaiveCalendar.weekdays[$0.weekday] } == v[0]
    }
    oracle.rule("the year that has {n} days, with {s} as the next leap year") { year, v in
      guard days(year).count == int(v[0]), let next = astronomical(named: v[1]),
        let own = astronomical(year), next > own
      else { return false }
      return ((own + 1)...next).map { calendar.days($0).count }.last == 366
        && (own..<next).allSatisfy { calendar.days($0).count == 365 }
    }
    oracle.rule("the year that begins on a {s} and ends on a {s}") { year, v in
      [days(year).first, days(year).last].map { NaiveCalendar.weekdays[$0?.weekday ?? 0] } == v
    }
    oracle.rule("the year that belongs to the {o} century") { year, v in
      ((int(v[0]) * 100 - 99)...(int(v[0]) * 100)).contains(year)
    }
    oracle.rule("the year that belongs to the {o} century BC") { year, v in
      ((int(v[0]) * 100 - 99)...(int(v[0]) * 100)).contains(-year)
    }
    oracle.rule("the year that is written {s} in Roman numerals") { year, v in
      v[0].hasSuffix(" BC")
        ? RomanReader.value(String(v[0].dropLast(3))) == -year : RomanReader.value(v[0]) == year
    }
    oracle.rule("the year that sees a Year of the {s} begin in the Chinese calendar") { year, v in
      guard let own = astronomical(year) else { return false }
      return chinese[((own - 1924) % 60 + 60) % 60] == v[0]
    }
    oracle.rule("the year that has {n} weeks by ISO 8601") { year, v in
      astronomical(year).map(calendar.thursdays) == int(v[0])
    }
    oracle.rule("the year that has {k Friday} on the 13th") { year, v in
      days(year).count { $0.day == 13 && $0.weekday == 5 } == int(v[0])
    }
    oracle.rule("the year that has Easter Sunday on {s} {o}") { year, v in
      let easter = knuthEaster(year)
      return v == [easter.month, String(easter.day)]
    }
    oracle.rule("the year that has the same calendar as {n}") { year, v in
      days(year).map(\.weekday) == days(int(v[0])).map(\.weekday) && int(v[0]) > year
    }
    return oracle
  }

  private static func astronomical(_ year: Int) -> Int? {
    year == 0 ? nil : year > 0 ? year : year + 1
  }

  private static func astronomical(named name: String) -> Int? {
    name.hasSuffix(" BC") ? Int(name.dropLast(3)).map { 1 - $0 } : Int(name)
  }

  private static func days(_ year: Int) -> [NaiveCalendar.Day] {
    astronomical(year).map(calendar.days) ?? []
  }

  /// The sixty names from 1924 on, which began a cycle.
  private static let chinese: [String] = {
    let animals = "Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig"
      .split(separator: " ")
    let elements = "Wood Wood Fire Fire Earth Earth Metal Metal Water Water".split(separator: " ")
    return (0..<60).map { "\(elements[$0 % 10]) \(animals[$0 % 12])" }
  }()

  /// D. E. Knuth, "The Art of Computer Programming", volume 1, 1.3.2, exercise 14.
  private static func knuthEaster(_ year: Int) -> (month: String, day: Int) {
    let golden = year % 19 + 1
    let century = year / 100 + 1
    let skipped = 3 * century / 4 - 12
    let moon = (8 * century + 5) / 25 - 5
    let sunday = 5 * year / 4 - skipped - 10
    var epact = ((11 * golden + 20 + moon - skipped) % 30 + 30) % 30
    if (epact == 25 && golden > 11) || epact == 24 { epact += 1 }
    var day = 44 - epact
    if day < 21 { day += 30 }
    day += 7 - (sunday + day) % 7
    return day > 31 ? ("April", day - 31) : ("March", day)
  }
}
