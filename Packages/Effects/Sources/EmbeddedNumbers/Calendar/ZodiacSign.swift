import NumbersProtocol

/// The signs of the Western zodiac with the dates of newspaper horoscopes.
enum ZodiacSign {
  /// The first day of each sign, in the order of the year.
  private static let starts: [(month: Int, day: Int, name: String)] = [
    (1, 20, "Aquarius"), (2, 19, "Pisces"), (3, 21, "Aries"), (4, 20, "Taurus"),
    (5, 21, "Gemini"), (6, 21, "Cancer"), (7, 23, "Leo"), (8, 23, "Virgo"), (9, 23, "Libra"),
    (10, 23, "Scorpio"), (11, 22, "Sagittarius"), (12, 22, "Capricorn"),
  ]

  /// The sign under which a day falls.
  static func name(_ day: CalendarDay) -> String {
    starts.last { ($0.month, $0.day) <= (day.month, day.day) }?.name ?? "Capricorn"
  }
}
