/// What a screen knows about the link that leads to it.
///
/// The parameters of the routes above are among the parameters; the query and the fragment belong
/// to the screen that the link names, the last one on the way.
public struct RouteParameters: Hashable, Sendable {
  /// What the variable segments stand for.
  public let path: PathParameters
  /// The query.
  public let query: QueryItems
  /// The fragment.
  public let fragment: String?
  /// The canonical link to the screen: a bare path with query and fragment.
  public let url: String
  /// The links that were redirected to here, the first one first.
  public let redirectedFrom: [String]
  /// Parameters of the links that were redirected to here.
  package let carried: PathParameters

  package init(
    path: PathParameters, query: QueryItems = [], fragment: String? = nil, url: String,
    redirectedFrom: [String] = [], carried: PathParameters = [:]
  ) {
    self.path = path
    self.query = query
    self.fragment = fragment
    self.url = url
    self.redirectedFrom = redirectedFrom
    self.carried = carried
  }

  /// A parameter's text; the segments of a remainder are joined by slashes.
  ///
  /// After a redirect, the parameters of the first link are found too.
  public subscript(name: String) -> String? {
    path[name] ?? carried[name]
  }

  /// A parameter's segments: one, or those of a remainder; none when there is no such parameter.
  public func segments(_ name: String) -> [String] {
    let segments = path.segments(name)
    return segments.isEmpty ? carried.segments(name) : segments
  }

  /// A parameter of a type.
  ///
  /// - Throws: ``ParameterError`` when there is none, or when its text is no such value; a builder
  ///   that lets the error through gets the not-found screen.
  public func require<Value: LinkParameter>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    guard let value = try value(name, as: type) else { throw .missing(name: name) }
    return value
  }

  /// A parameter of a type; `nil` when there is none.
  ///
  /// - Throws: ``ParameterError`` when its text is no such value.
  public func value<Value: LinkParameter>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value? {
    guard let text = self[name] else { return nil }
    return try Value.read(text, name: name)
  }
}
