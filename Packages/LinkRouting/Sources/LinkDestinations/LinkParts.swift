public import LinkMatching

/// What a destination puts into its link.
public struct LinkParts: Hashable, Sendable {
  /// The parameters of the path.
  public var params: PathParameters
  /// The query.
  public var query: QueryItems
  /// The fragment.
  public var fragment: String?

  /// Creates the parts of a link.
  public init(params: PathParameters = [:], query: QueryItems = [], fragment: String? = nil) {
    self.params = params
    self.query = query
    self.fragment = fragment
  }
}
