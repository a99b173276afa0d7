/// One option of a command, as the parser reads it and the help prints it.
public struct OptionSpec: Sendable, Hashable {
  /// The long name, without dashes.
  public let name: String
  /// The one-letter name, if there is one.
  public let letter: Character?
  /// What stands for the value in the help, or `nil` for an option without a value.
  public let value: String?
  /// The values that are allowed, or `nil` where any is.
  public let choices: [String]?
  /// Whether the value names a file, which a shell can complete.
  public let takesFile: Bool
  /// One sentence for the help.
  public let summary: String

  /// Describes an option.
  public init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String]? = nil,
    takesFile: Bool = false, summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.takesFile = takesFile
    self.summary = summary
  }
}
