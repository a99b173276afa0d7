/// The date of Easter in the Western churches.
enum Easter {
  /// Month and day of Easter Sunday in a year from 1583 on.
  ///
  /// The anonymous Gregorian algorithm, as printed in "Nature", 20 April 1876.
  static func sunday(_ year: Int) -> (month: Int, day: Int) {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let f = (b + 8) / 25
    let g = (b - f + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return (n / 31, n % 31 + 1)
  }
}
