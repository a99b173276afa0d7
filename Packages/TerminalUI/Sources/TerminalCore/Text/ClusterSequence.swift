extension SanitizedText {
  /// One grapheme cluster with the columns it takes.
  public struct Cluster: Hashable, Sendable {
    /// The cluster's text.
    public let character: Character
    /// One or two columns.
    public let width: Int
  }

  /// The clusters of a text, from left to right.
  public struct Clusters: Sequence, IteratorProtocol, Sendable {
    private var characters: String.Iterator

    init(_ string: String) { characters = string.makeIterator() }

    /// The next cluster, nil at the end.
    public mutating func next() -> Cluster? {
      guard let character = characters.next() else { return nil }
      return Cluster(character: character, width: TextWidth.width(of: character))
    }
  }

  /// The grapheme clusters, each with its width.
  public var clusters: Clusters { Clusters(string) }
}
