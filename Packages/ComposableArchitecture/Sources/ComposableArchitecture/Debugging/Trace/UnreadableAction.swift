/// An action that a recording's codec cannot write or read: with ``ActionCodec/reflecting``, one with
/// a value that is neither `Codable` nor of a kind that the codec knows.
public struct UnreadableAction: Equatable, Sendable, CustomStringConvertible {
  /// The number of the action; the first of a recording has the number 1.
  public let number: Int

  /// The name of the action: its cases, without what they hold.
  public let name: String

  /// Which value it is, in a sentence.
  public let reason: String

  /// What it means, in a sentence.
  public var description: String {
    "Action \(number), \(name), cannot be replayed: \(reason)"
  }
}
