import NumbersProtocol
import Testing

@Suite struct CalendarDayTests {
  @Test func everyPlaceInTheYearLeadsToADayAndBack() {
    var previous: CalendarDay?
    for place in 1...366 {
      let day = CalendarDay(dayOfYear: place)
      #expect(day?.dayOfYear == place)
      if let previous, let day { #expect(previous < day) }
      previous = day
    }
    #expect(CalendarDay(dayOfYear: 0) == nil)
    #expect(CalendarDay(dayOfYear: 367) == nil)
  }

  @Test(arguments: [(3, 1, 61), (1, 1, 1), (2, 29, 60), (12, 31, 366)])
  func aDayHasItsPlaceInALeapYear(month: Int, day: Int, place: Int) {
    #expect(CalendarDay(month: month, day: day)?.dayOfYear == place)
  }

  @Test(arguments: [(2, 30), (4, 31), (13, 1), (0, 1), (1, 0), (1, -1), (Int.min, Int.max)])
  func aDayThatDoesNotExistIsRefused(month: Int, day: Int) {
    #expect(CalendarDay(month: month, day: day) == nil)
  }

  @Test(arguments: [
    (13, 8, "January 8"), (2, 30, "March 1"), (12, 32, "January 1"), (2, 29, "February 29"),
    (26, 1, "February 1"),
  ])
  func whatRunsOverLandsInTheNextMonth(month: Int, day: Int, name: String) {
    #expect(CalendarDay(rollingOver: month, day: day)?.name == name)
  }

  @Test func nothingRollsOverFromBelowOne() {
    #expect(CalendarDay(rollingOver: 0, day: 1) == nil)
    #expect(CalendarDay(rollingOver: 1, day: .max) == nil)
  }
}
