/// What the API does about a number of which it knows nothing.
public enum NotFoundRule: Codable, Hashable, Sendable {
  /// It says this text, or a filler of its own when there is none.
  case say(String?)
  /// It takes the next smaller number that it knows.
  case floor
  /// It takes the next greater number that it knows.
  case ceil
}
