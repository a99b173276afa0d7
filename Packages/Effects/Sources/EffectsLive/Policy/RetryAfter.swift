import FoundationEssentials

/// The header `Retry-After` of RFC 9110, section 10.2.3.
enum RetryAfter {
  /// The pause that the header asks for, from zero; nil when it makes no sense.
  ///
  /// - Parameter now: what a date in the header is compared with.
  static func pause(_ text: String?, now: Date) -> Duration? {
    guard let text = text?.trimmed else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(min(seconds, 1_000_000)) }
    guard let date = date(text) else { return nil }
    return .seconds(max(0, min(date.timeIntervalSince(now), 1_000_000)))
  }

  /// A date in the form that servers must use: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]),
      let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
      (1_970...9_999).contains(year)
    else { return nil }
    let time = parts[4].split(separator: ":").map { Int($0) ?? -1 }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2]), (1...31).contains(day)
    else { return nil }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    return Date(
      timeIntervalSince1970: Double(days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Counts from March on, so that the leap day is the last of its year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let monthsFromMarch = (month + 9) % 12
    let daysInYear = (153 * monthsFromMarch + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + daysInYear
      - 719_468
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
