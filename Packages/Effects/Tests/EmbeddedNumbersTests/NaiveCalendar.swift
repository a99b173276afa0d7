/// A calendar made by counting days, from Monday, January 1st of the year 1.
struct NaiveCalendar {
  struct Day {
    let month: Int
    let day: Int
    /// 1 is Monday, 7 Sunday.
    let weekday: Int
  }

  /// The days of each year from 1 on.
  private let years: [[Day]]
  /// The place of each month and day, in years of 365 and of 366 days.
  private let places: [Int: [Int: Int]]

  /// One calendar for all tests.
  static let shared = NaiveCalendar(yearCount: 800)

  private init(yearCount: Int) {
    var years: [[Day]] = []
    var weekday = 1
    for year in 1...yearCount {
      var days: [Day] = []
      for (index, length) in Self.lengths(year).enumerated() {
        for day in 1...length {
          days.append(Day(month: index + 1, day: day, weekday: weekday))
          weekday = weekday % 7 + 1
        }
      }
      years.append(days)
    }
    self.years = years
    places = Dictionary(
      uniqueKeysWithValues: years.suffix(2).map { days in
        let places = days.enumerated().map { ($1.month * 100 + $1.day, $0 + 1) }
        return (days.count, Dictionary(uniqueKeysWithValues: places))
      })
  }

  /// The place of a day in a year, if it is there.
  func place(month: Int, day: Int, year: Int) -> Int? {
    places[days(year).count]?[month * 100 + day]
  }

  private static func lengths(_ year: Int) -> [Int] {
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// The days of a year; the calendar repeats after 400 years, which are 20 871 whole weeks.
  func days(_ year: Int) -> [Day] {
    years[(year % 400 + 400) % 400 + 399]
  }

  /// The ISO week of a day: the place of its Thursday among the Thursdays of that one's year.
  func week(_ year: Int, place: Int) -> Int {
    let days = days(year)
    let thursday = place + 4 - days[place - 1].weekday
    if thursday < 1 { return (self.days(year - 1).count + thursday - 1) / 7 + 1 }
    return thursday > days.count ? 1 : (thursday - 1) / 7 + 1
  }

  /// How many Thursdays a year has, which is how many ISO weeks.
  func thursdays(_ year: Int) -> Int { days(year).count { $0.weekday == 4 } }

  static let weekdays = [
    "", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
