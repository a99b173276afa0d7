/// A key and what it does: the source of the help line, of the list of keys, and of documents.
public struct KeyHelp: Hashable, Sendable {
  /// The key as it is written on a keyboard, `Tab` for example.
  public var key: String
  /// What it does, in a word or two.
  public var title: String

  /// Creates an entry.
  public init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }
}
