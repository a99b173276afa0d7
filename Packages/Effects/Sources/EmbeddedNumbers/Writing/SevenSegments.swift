/// Digits on a display of seven bars.
enum SevenSegments {
  /// How many bars each digit lights, in the usual shapes: six and nine have a tail, seven has none.
  static let count = [6, 2, 5, 5, 4, 5, 6, 3, 7, 6]
}
