/// A day of the week; the raw value counts from Monday, 0.
enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The day so many days later, or earlier when negative.
  func advanced(by days: Int) -> Weekday {
    Weekday.allCases[((rawValue + days % 7) % 7 + 7) % 7]
  }
}
