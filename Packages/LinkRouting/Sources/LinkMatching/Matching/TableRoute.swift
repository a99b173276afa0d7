/// A route in a table.
struct TableRoute: Sendable {
  /// The whole pattern, those of the parents included.
  let pattern: RoutePattern
  /// The pattern as text.
  let text: String
  let name: String?
  let isModal: Bool
  /// The routes on the way, the outermost first; the last one is this.
  let chain: [Int]
  /// The ways to read the pattern, the one with all optional segments first.
  let variants: [PatternVariant]
}
