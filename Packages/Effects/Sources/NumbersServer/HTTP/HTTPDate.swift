/// Dates of headers, as in "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date so many seconds after the start of 1970, for dates from then on.
  static func text(secondsSince1970 seconds: Int) -> String {
    let (days, rest) = max(seconds, 0).quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = civil(daysSince1970: days)
    let clock = [rest / 3_600, rest / 60 % 60, rest % 60].map(paired).joined(separator: ":")
    return "\(weekdays[days % 7]), \(paired(day)) \(months[month - 1]) \(year) \(clock) GMT"
  }

  /// H. Hinnant's algorithm `civil_from_days`, 2013, for days from 1970 on.
  private static func civil(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let year =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }

  private static func paired(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
}
