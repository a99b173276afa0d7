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

  /// The edges for segments that are not known whose fixed ends are equally long.
  private struct Captures: Sendable {
    /// Bytes in the ends.
    let length: Int
    let isOptional: Bool
    private(set) var nodes: [[UInt8]: Int] = [:]
    private var first: (ending: String, node: Int)

    init(_ ending: String, isOptional: Bool, node: Int) {
      length = ending.utf8.count
      self.isOptional = isOptional
      first = (ending, node)
      nodes[Array(ending.utf8)] = node
    }

    mutating func insert(_ ending: String, node: Int) { nodes[Array(ending.utf8)] = node }

    /// Whether the edges are tried before others: parameters with a fixed end before those without,
    /// the longer end first, and optional ones after that.
    func precedes(_ other: Captures) -> Bool {
      if isOptional != other.isOptional { return other.isOptional }
      return length > other.length
    }

    /// Where a segment leads.
    ///
    /// - Complexity: O(*n*) in the length of the segment.
    func node(for segment: String) -> Int? {
      if nodes.count == 1 { return segment.isLonger(than: first.ending) ? first.node : nil }
      guard segment.utf8.count > length else { return nil }
      return nodes[Array(segment.utf8.suffix(length))]
    }
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var captures: [Captures] = []
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
    let new = Captures(ending, isOptional: isOptional, node: nodes.count)
    let place = nodes[node].captures.firstIndex { !$0.precedes(new) }
    if let place, !new.precedes(nodes[node].captures[place]) {
      if let known = nodes[node].captures[place].nodes[Array(ending.utf8)] { return known }
      nodes[node].captures[place].insert(ending, node: nodes.count)
    } else {
      nodes[node].captures.insert(new, at: place ?? nodes[node].captures.endIndex)
    }
    nodes.append(Node())
    return nodes.count - 1
  }

  /// The most specific pattern that a path fits.
  ///
  /// - Complexity: O(*n*) in the length of the path for each way that the patterns leave open: where at each
  ///   of *d* segments both a fixed one and a parameter go on, those are up to 2^*d*, and never more than
  ///   there are patterns.
  func find(_ path: [String]) -> Entry? {
    find(path, at: 0, in: 0)
  }

  private func find(_ path: [String], at depth: Int, in node: Int) -> Entry? {
    guard depth < path.count else { return nodes[node].entry }
    let segment = path[depth]
    if let next = nodes[node].literals[segment], let found = find(path, at: depth + 1, in: next) {
      return found
    }
    for captures in nodes[node].captures {
      guard let next = captures.node(for: segment) else { continue }
      if let found = find(path, at: depth + 1, in: next) { return found }
    }
    return nodes[node].remainder
  }
}
