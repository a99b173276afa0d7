import FoundationEssentials
import Testing

@testable import EffectsLive

@Suite struct RetryAfterTests {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  private let now = Date(timeIntervalSince1970: 784_111_777)

  @Test(arguments: [
    ("0", Duration.seconds(0)), ("3", .seconds(3)), (" 120 ", .seconds(120)),
    ("Sun, 06 Nov 1994 08:49:40 GMT", .seconds(3)),
    ("Sun, 06 Nov 1994 08:49:37 GMT", .zero),
    ("Sat, 05 Nov 1994 08:49:37 GMT", .zero),
    ("Mon, 07 Nov 1994 08:49:37 GMT", .seconds(86_400)),
    ("99999999999", .seconds(1_000_000)),
  ])
  func secondsAndDatesAreRead(text: String, pause: Duration) {
    #expect(RetryAfter.pause(text, now: now) == pause)
  }

  @Test(arguments: [
    nil, "", "-1", "soon", "1.5", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 25:49:37 GMT",
    "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Xxx 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
    "999999999999999999999999",
  ])
  func whatMakesNoSenseAsksForNothing(text: String?) {
    #expect(RetryAfter.pause(text, now: now) == nil)
  }

  @Test func leapDaysAreCounted() {
    let start = Date(timeIntervalSince1970: 951_782_400)
    #expect(RetryAfter.pause("Tue, 29 Feb 2000 00:00:00 GMT", now: start) == .zero)
    #expect(RetryAfter.pause("Wed, 01 Mar 2000 00:00:00 GMT", now: start) == .seconds(86_400))
  }
}
