/// A day of the year, without a year: February 29th is one of them.
public struct CalendarDay: Comparable, Codable, Hashable, Sendable {
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The days in each month of a leap year.
  public static let monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// The English names of the months.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// The day `day` of `month`; nil when there is no such day in a leap year.
  public init?(month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.monthLengths[month - 1] else {
      return nil
    }
    self.month = month
    self.day = day
  }

  /// The day with this place in a leap year, 1 (January 1st) to 366 (December 31st).
  public init?(dayOfYear: Int) {
    guard (1...366).contains(dayOfYear) else { return nil }
    var rest = dayOfYear
    var month = 1
    for length in Self.monthLengths {
      if rest <= length { break }
      rest -= length
      month += 1
    }
    self.month = month
    self.day = rest
  }

  /// The day meant by `month` and `day` when both may run over: 13/8 is January 8th.
  ///
  /// Nil below 1 and above 9999.
  public init?(rollingOver month: Int, day: Int) {
    guard (1...9_999).contains(month), (1...9_999).contains(day) else { return nil }
    let start = Self.monthLengths[..<((month - 1) % 12)].reduce(0, +)
    self.init(dayOfYear: (start + day - 1) % 366 + 1)
  }

  /// Decodes a day and refuses one that does not exist.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let month = try container.decode(Int.self, forKey: .month)
    let day = try container.decode(Int.self, forKey: .day)
    guard let known = CalendarDay(month: month, day: day) else {
      throw DecodingError.dataCorruptedError(
        forKey: .day, in: container, debugDescription: "There is no day \(month)/\(day).")
    }
    self = known
  }

  /// The place in a leap year, 1 to 366.
  public var dayOfYear: Int {
    Self.monthLengths[..<(month - 1)].reduce(0, +) + day
  }

  /// The day in English, as in `June 6`.
  public var name: String {
    "\(Self.monthNames[month - 1]) \(day)"
  }

  /// Orders days as they follow each other in a year.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.month, left.day) < (right.month, right.day)
  }
}
