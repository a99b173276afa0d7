/// The patterns of a table, segment by segment.
///
/// A look-up walks down one segment at a time and tries the edges in the order of their
/// specificity, so the first pattern it comes to is the most specific one. Each node has one way to
/// it, so none is visited twice.
struct RouteTrie: Sendable {
  /// A pattern that ends at a node.
  struct Entry: Sendable {
    let route: Int32
    let variant: Int32
    let missing: Int32

    /// Whether the other pattern, declared later, is the better one here.
    func yields(to other: Entry) -> Bool { other.missing < missing }
  }

  /// An edge for a segment that is not known.
  private struct Capture: Sendable {
    let ending: String
    let isOptional: Bool
    let node: Int

    /// Whether the edge is tried before another: parameters with a fixed end before those without,
    /// the longer end first, and optional ones after that.
    func precedes(_ other: Capture) -> Bool {
      if isOptional != other.isOptional { return other.isOptional }
      return ending.utf8.count > other.ending.utf8.count
    }
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var captures: [Capture] = []
    var entry: Entry?
    var remainder: Entry?
  }

  private var nodes = [Node()]

  /// Adds a variant; variants come in the order of declaration.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  mutating func insert(_ segments: [PatternSegment], _ entry: Entry) {
    var node = 0
    for segment in segments {
      switch segment {
      case .literal(let text): node = literal(text, below: node)
      case .parameter(_, let ending, let isOptional):
        node = capture(ending, isOptional, below: node)
      case .remainder:
        keep(entry, in: \.remainder, of: node)
        return
      }
    }
    keep(entry, in: \.entry, of: node)
  }

  private mutating func keep(
    _ entry: Entry, in place: WritableKeyPath<Node, Entry?>, of node: Int
  ) {
    if let old = nodes[node][keyPath: place], !old.yields(to: entry) { return }
    nodes[node][keyPath: place] = entry
  }

  private mutating func literal(_ text: String, below node: Int) -> Int {
    if let known = nodes[node].literals[text] { return known }
    nodes.append(Node())
    nodes[node].literals[text] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func capture(_ ending: String, _ isOptional: Bool, below node: Int) -> Int {
    let known = nodes[node].captures.first { $0.ending == ending && $0.isOptional == isOptional }
    if let known { return known.node }
    nodes.append(Node())
    let new = Capture(ending: ending, isOptional: isOptional, node: nodes.count - 1)
    let place = nodes[node].captures.firstIndex { new.precedes($0) }
    nodes[node].captures.insert(new, at: place ?? nodes[node].captures.endIndex)
    return new.node
  }

  /// The most specific pattern that a path fits.
  ///
  /// - Complexity: O(*n*) in the length of the path for each way that the patterns leave open.
  func find(_ path: [String]) -> Entry? {
    find(path, at: 0, in: 0)
  }

  private func find(_ path: [String], at depth: Int, in node: Int) -> Entry? {
    guard depth < path.count else { return nodes[node].entry }
    let segment = path[depth]
    if let next = nodes[node].literals[segment], let found = find(path, at: depth + 1, in: next) {
      return found
    }
    for capture in nodes[node].captures where segment.isLonger(than: capture.ending) {
      if let found = find(path, at: depth + 1, in: capture.node) { return found }
    }
    return nodes[node].remainder
  }
}
