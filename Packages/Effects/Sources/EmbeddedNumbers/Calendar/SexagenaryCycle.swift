/// The sixty-year cycle of elements and animals that names Chinese years.
enum SexagenaryCycle {
  private static let elements = ["Wood", "Fire", "Earth", "Metal", "Water"]
  private static let animals = [
    "Rat", "Ox", "Tiger", "Rabbit", "Dragon", "Snake", "Horse", "Goat", "Monkey", "Rooster", "Dog",
    "Pig",
  ]

  /// Element and animal of the year that begins within the astronomical year: AD 4 is Wood Rat.
  static func name(_ year: Int) -> String {
    let place = (year % 60 + 116) % 60
    return "\(elements[place % 10 / 2]) \(animals[place % 12])"
  }
}
