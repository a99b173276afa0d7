import CustomDump
import Foundation
import Testing

private struct Note: Equatable {
  var id = 1
  var text: String
}

/// Values of Foundation and of the standard library, as the reference prints them.
struct DumpedValueSpellings {
  private func expect(_ value: Any, _ output: String, _ place: SourceLocation = #_sourceLocation) {
    #expect(String(customDumping: value) == output, sourceLocation: place)
  }

  @Test func valuesOfFoundation() {
    expect(Data([1]), "Data(1 byte)")
    expect(Data(count: 4), "Data(4 bytes)")
    expect(Data(count: 1_001_024), "Data(1,001,024 bytes)")
    expect(URL(string: "https://pullback.dev/a?b=c")!, "URL(https://pullback.dev/a?b=c)")
    expect(Locale(identifier: "en_US"), "Locale(en_US)")
    expect(Decimal(string: "1.5")!, "1.5")
    expect(AttributedString("Hello, world!"), #""Hello, world!""#)
  }

  @Test func calendarsAndTimeZonesShowTheirProperties() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    expect(
      calendar,
      """
      Calendar(
        identifier: .gregorian,
        locale: Locale(),
        timeZone: TimeZone(
          identifier: "GMT",
          abbreviation: "GMT",
          secondsFromGMT: 0,
          isDaylightSavingTime: false
        ),
        firstWeekday: 1,
        minimumDaysInFirstWeek: 1
      )
      """)
  }

  @Test(arguments: [
    (Duration.seconds(5), "5 seconds"),
    (.seconds(1), "1 second"),
    (.zero, "0 nanoseconds"),
    (.seconds(65), "1 minute, 5 seconds"),
    (
      .seconds(93_784) + .nanoseconds(5_006_007),
      "1 day, 2 hours, 3 minutes, 4 seconds, 5 milliseconds, 6 microseconds, 7 nanoseconds"
    ),
    (.milliseconds(-1_500), "-1 second, 500 milliseconds"),
  ])
  func durations(duration: Duration, output: String) {
    expect(duration, output)
  }

  @Test func valuesOfTheStandardLibrary() {
    expect("abc" as StaticString, #""abc""#)
    expect(Character("a"), #""a""#)
    expect(\Note.id, #"\Note.id"#)
    expect(Result<Int, any Error>.success(1), "Result<Int, Error>.success(1)")
    expect((x: Double, y: Double).self, "(x: Double, y: Double).self")
    expect([[Double?]]?.self, "[[Double?]]?.self")
  }

  @Test func linesOfTextsAreCompared() {
    #expect(
      diff("a\nb\nc", "a\nX\nc") == """
          \"\"\"
          a
        - b
        + X
          c
          \"\"\"
        """)
    #expect(
      diff(Note(text: "a\nb"), Note(text: "a\nb\nsay \"c\"")) == """
          Note(
            id: 1,
            text: #\"\"\"
              a
              b
        +     say "c"
              \"\"\"#
          )
        """)
  }

  @Test func anUnchangedTextOfSeveralLinesIsLeftOut() {
    #expect(
      diff(Note(id: 1, text: "a\nb"), Note(id: 2, text: "a\nb")) == """
          Note(
        -   id: 1,
        +   id: 2,
            text: "…"
          )
        """)
    var output = ""
    customDump(Note(text: "a\nb"), to: &output, maxDepth: 1)
    #expect(
      output == """
        Note(
          id: 1,
          text: "…"
        )
        """)
  }
}
