import NumbersProtocol

/// How one day of the year is spread over weekdays and ISO weeks in 400 years, after which the
/// Gregorian calendar repeats.
struct WeekdayCounts: Sendable {
  private var counts = [Int](repeating: 0, count: 7)
  /// The ISO weeks in which the day can lie, ascending.
  private(set) var isoWeeks: [Int] = []

  init(_ day: CalendarDay) {
    var weeks: Set<Int> = []
    for number in 2000..<2400 {
      let year = GregorianYear(number: number)
      guard let place = year.day(ofLeapDay: day.dayOfYear) else { continue }
      counts[year.weekday(ofDay: place).rawValue] += 1
      weeks.insert(year.isoWeek(ofDay: place))
    }
    isoWeeks = weeks.sorted()
  }

  /// The weekday on which the day falls most often, the first of them in the week.
  var mostFrequent: (weekday: Weekday, count: Int) {
    let most = counts.max() ?? 0
    let index = counts.firstIndex(of: most) ?? 0
    return (Weekday.allCases[index], most)
  }
}
