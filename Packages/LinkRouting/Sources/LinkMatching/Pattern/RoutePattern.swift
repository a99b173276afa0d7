/// The path of a route as it is declared.
///
/// | written | stands for |
/// | --- | --- |
/// | `contact` | that segment |
/// | `:name` | any segment |
/// | `:name.xml` | a segment with a fixed end, of which the rest is the parameter |
/// | `:name?` | a segment that may be missing |
/// | `*rest` | one segment or more, up to the end; `*` alone is `*rest` |
///
/// Slashes are forgiven as in links. A fixed segment that begins with `:` or `*` is written encoded,
/// `%3A` or `%2A`.
public struct RoutePattern: Hashable, Sendable {
  let segments: [PatternSegment]

  /// Reads a pattern.
  public init(_ text: String) throws(PatternError) {
    var segments: [PatternSegment] = []
    for part in text.split(separator: "/") {
      segments.append(try PatternReader(pattern: text, segment: part).read())
    }
    try self.init(segments: segments)
  }

  private init(known segments: [PatternSegment]) {
    self.segments = segments
  }

  private init(segments: [PatternSegment]) throws(PatternError) {
    self.segments = segments
    var names: Set<String> = []
    for (index, segment) in segments.enumerated() {
      if case .remainder = segment, index < segments.count - 1 {
        throw .remainderNotLast(pattern: description)
      }
      if let name = segment.captured, !names.insert(name).inserted {
        throw .repeatedName(name, pattern: description)
      }
    }
  }

  /// The pattern of a child: this one and then the child's own.
  func appending(_ child: RoutePattern) throws(PatternError) -> RoutePattern {
    try RoutePattern(segments: segments + child.segments)
  }

  /// How many segments there are.
  package var count: Int { segments.count }

  /// The pattern of the first segments.
  package func prefix(_ count: Int) -> RoutePattern {
    RoutePattern(known: Array(segments.prefix(count)))
  }

  /// The pattern of what follows the first segments.
  package func dropping(_ count: Int) -> RoutePattern {
    RoutePattern(known: Array(segments.dropFirst(count)))
  }

  /// The names of the parameters, in their order.
  public var parameterNames: [String] { segments.compactMap(\.captured) }

  /// Whether a path can only fit by having a parameter.
  package var needsParameters: Bool {
    segments.contains { $0.captured != nil && !$0.isOptional }
  }
}

extension RoutePattern: CustomStringConvertible {
  /// The pattern in its one canonical spelling.
  public var description: String {
    segments.isEmpty ? "/" : segments.map { "/\($0)" }.joined()
  }
}
