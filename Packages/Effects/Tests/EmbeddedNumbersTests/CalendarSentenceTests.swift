import EmbeddedNumbers
import NumbersProtocol
import Testing

struct CalendarSentenceTests {
  private let source = EmbeddedSource()

  @Test func everySentenceAboutEveryDayIsTrue() throws {
    let oracle = Oracle.days()
    for place in 1...366 {
      let day = try #require(CalendarDay(dayOfYear: place))
      let start = "\(CalendarDay.monthNames[day.month - 1]) "
      let sentences = source.sentences(about: place, kind: .date)
      #expect(sentences.count >= 8)
      for sentence in sentences {
        #expect(sentence.hasPrefix(start))
        guard let values = SentenceTemplate(start + "{o} is {s}.").match(sentence),
          values[0] == String(day.day)
        else {
          Issue.record("not about \(day.name): \(sentence)")
          continue
        }
        if let objection = oracle.objection(to: values[1], about: day) {
          Issue.record("\(day.name): \(objection)")
        }
      }
    }
  }

  @Test func everySentenceAboutThreeThousandYearsIsTrue() {
    let oracle = Oracle.years()
    for year in (-700)...2_500 { check(year, oracle) }
    for year in [-1_000_000, -9_999, 4_000, 9_999, 123_456_789] { check(year, oracle) }
  }

  @Test func theDayOfALeapYearDecidesWhichDateIsMeant() {
    #expect(source.fact(about: 61, kind: .date).text.hasPrefix("March 1st is the day "))
    #expect(source.fact(about: 60, kind: .date).text.hasPrefix("February 29th is the day "))
    #expect(source.fact(about: 34, kind: .date).text.hasPrefix("February 3rd is the day "))
  }

  private func check(_ year: Int, _ oracle: Oracle<Int>) {
    let proviso = ", if the Gregorian calendar is extended backwards"
    let start = (year < 0 ? "\(-year) BC" : "\(year)") + " is "
    let sentences = source.sentences(about: year, kind: .year)
    #expect(sentences.count >= 2)
    for sentence in sentences {
      #expect(sentence.hasPrefix(start + "the year that "))
      var fragment = String(sentence.dropFirst(start.count).dropLast())
      if fragment.hasSuffix(proviso) {
        #expect(year < 1_583)
        fragment.removeLast(proviso.count)
      }
      if let objection = oracle.objection(to: fragment, about: year) {
        Issue.record("\(year): \(objection)")
      }
    }
  }
}
