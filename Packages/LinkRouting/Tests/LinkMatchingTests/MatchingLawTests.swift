import LinkMatching
import Testing

/// Laws of matching, each over 10,000 random trees; the seed of a failing tree is told.
struct MatchingLawTests {
  private static let trees: Range<UInt64> = 0..<10_000

  /// Runs a law on each tree that makes a table, and expects most of them to.
  private func forEachTree(
    _ law: (UInt64, RandomTree, RouteTable, inout SplitMix64) throws -> Void
  ) throws {
    var tables = 0
    for seed in Self.trees {
      var generator = SplitMix64(seed: seed)
      let tree = RandomTree(using: &generator)
      guard let table = try? RouteTable(tree.routes) else { continue }
      tables += 1
      try law(seed, tree, table, &generator)
    }
    #expect(tables > 9_000)
  }

  private func link(_ path: [String]) -> String {
    path.map { "/" + $0 }.joined()
  }

  @Test func theTrieFindsWhatTryingEverythingFinds() throws {
    var found = 0
    try forEachTree { seed, tree, table, generator in
      let slow = SlowMatcher(routes: tree.flat)
      for _ in 0..<3 {
        let path = RandomTree.path(using: &generator)
        let match = table.match(link(path))
        let expected = slow.match(path)
        if match != nil { found += 1 }
        guard match?.name != expected?.name || values(match) != expected?.values else { continue }
        Issue.record("seed \(seed), \(link(path)): \(String(describing: match?.name))")
        return
      }
    }
    #expect(found > 5_000)
  }

  private func values(_ match: RouteMatch?) -> [String: [String]]? {
    guard let path = match?.parameters.path else { return nil }
    return Dictionary(
      path.names.map { ($0, path.segments($0)) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func theOrderOfDeclarationDecidesTiesOnly() throws {
    try forEachTree { seed, tree, table, generator in
      guard let other = try? RouteTable(tree.shuffled(using: &generator)) else {
        Issue.record("seed \(seed)")
        return
      }
      let path = RandomTree.path(using: &generator)
      guard let first = table.match(link(path)), let second = other.match(link(path)) else {
        if table.match(link(path)) != nil || other.match(link(path)) != nil {
          Issue.record("seed \(seed)")
        }
        return
      }
      guard first.name != second.name else { return }
      let ranks = [first, second].map { match in
        SlowMatcher(routes: [("\(match.pattern)", "")]).match(path)
      }
      #expect(ranks[0]?.ranks == ranks[1]?.ranks, "seed \(seed)")
      #expect(ranks[0]?.missing == ranks[1]?.missing, "seed \(seed)")
    }
  }

  @Test func slashesAtTheEndAndDoubledOnesDoNotMatter() throws {
    try forEachTree { seed, _, table, generator in
      let path = RandomTree.path(using: &generator)
      var text = ""
      for segment in path {
        text += String(repeating: "/", count: Int.random(in: 1...3, using: &generator)) + segment
      }
      text += String(repeating: "/", count: Int.random(in: 0...2, using: &generator))
      if table.match(text) != table.match(link(path)) { Issue.record("seed \(seed): \(text)") }
    }
  }

  @Test func aLinkMadeFromParametersLeadsBackToThem() throws {
    var made = 0
    try forEachTree { seed, tree, table, generator in
      guard let route = tree.flat.randomElement(using: &generator) else { return }
      let params = try parameters(of: route.pattern, &generator)
      let query = QueryItems([QueryItem(value(&generator), value(&generator)), QueryItem("x")])
      let fragment = value(&generator)
      guard
        let url = try? table.url(for: route.name, params: params, query: query, fragment: fragment)
      else { return }
      made += 1
      let match = table.match(url)
      let found = match?.parameters
      guard
        match?.name != route.name || found?.path != params || found?.query != query
          || found?.fragment != fragment || found?.url != url
      else { return }
      Issue.record("seed \(seed): \(url)")
    }
    #expect(made > 5_000)
  }

  private func parameters(
    of pattern: String, _ generator: inout SplitMix64
  ) throws -> PathParameters {
    var params = PathParameters()
    for name in try RoutePattern(pattern).parameterNames {
      if name.hasPrefix("w") {
        let count = Int.random(in: 1...3, using: &generator)
        params.setSegments((0..<count).map { _ in value(&generator) }, for: name)
      } else {
        params[name] = value(&generator)
      }
    }
    return params
  }

  /// One to four code points, many of them awkward ones.
  private func value(_ generator: inout SplitMix64) -> String {
    let awkward: [Unicode.Scalar] = [
      "a", "b", "%", "/", "+", " ", "?", "#", "&", "=", ";", ":", "*", ".", "\0", "\u{1B}", "é",
      "你",
      "\u{1F600}", "\u{301}", "2", "F", "\\", "@",
    ]
    var text = "v"
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      text.unicodeScalars.append(awkward.randomElement(using: &generator) ?? "a")
    }
    return text
  }
}
