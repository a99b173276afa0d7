/// An independent matcher that tries every route in every way and compares how specific they are.
struct SlowMatcher {
  struct Candidate: Equatable {
    var name: String
    /// A rank a segment: smaller is more specific.
    var ranks: [Int]
    var missing: Int
    var values: [String: [String]]

    func isBetter(than other: Candidate) -> Bool {
      if ranks != other.ranks { return ranks.lexicographicallyPrecedes(other.ranks) }
      return missing < other.missing
    }
  }

  let routes: [(pattern: String, name: String)]

  func match(_ path: [String]) -> Candidate? {
    var best: Candidate?
    for route in routes {
      let segments = route.pattern.split(separator: "/").map(String.init)
      let start = Candidate(name: route.name, ranks: [], missing: 0, values: [:])
      for candidate in ways(segments[...], path[...], start) {
        if let old = best, !candidate.isBetter(than: old) { continue }
        best = candidate
      }
    }
    return best
  }

  private func ways(
    _ pattern: ArraySlice<String>, _ path: ArraySlice<String>, _ soFar: Candidate
  ) -> [Candidate] {
    guard let segment = pattern.first else { return path.isEmpty ? [soFar] : [] }
    let rest = pattern.dropFirst()
    if segment.hasPrefix("*") {
      guard !path.isEmpty else { return [] }
      var next = soFar
      next.ranks.append(9000)
      next.values[String(segment.dropFirst())] = Array(path)
      return [next]
    }
    guard segment.hasPrefix(":") else {
      guard let text = path.first, text == segment else { return [] }
      var next = soFar
      next.ranks.append(0)
      return ways(rest, path.dropFirst(), next)
    }
    let isOptional = segment.hasSuffix("?")
    let body = segment.dropFirst().prefix { $0 != "?" }
    let name = body.prefix { $0 != "." }
    let ending = body.dropFirst(name.count)
    var result: [Candidate] = []
    if let text = path.first,
      ending.isEmpty || (text.hasSuffix(ending) && text.count > ending.count)
    {
      var next = soFar
      next.ranks.append((isOptional ? 6000 : 3000) - ending.count)
      next.values[String(name)] = [String(text.dropLast(ending.count))]
      result += ways(rest, path.dropFirst(), next)
    }
    if isOptional {
      var next = soFar
      next.missing += 1
      result += ways(rest, path, next)
    }
    return result
  }
}
