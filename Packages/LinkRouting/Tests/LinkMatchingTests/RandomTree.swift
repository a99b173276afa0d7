import LinkMatching

/// A random tree of routes over few words, so that patterns collide.
struct RandomTree {
  private(set) var routes: [RouteDeclaration] = []
  private var nextName = 0

  init(using generator: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      routes.append(route(depth: 0, using: &generator))
    }
  }

  private mutating func route(
    depth: Int, using generator: inout SplitMix64
  ) -> RouteDeclaration {
    nextName += 1
    let name = "r\(nextName)"
    let count = Int.random(in: 0...2, using: &generator)
    var segments = (0..<count).map { _ in segment(&generator) }
    var children: [RouteDeclaration] = []
    if depth < 2 {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        children.append(route(depth: depth + 1, using: &generator))
      }
    }
    if children.isEmpty, Int.random(in: 0..<6, using: &generator) == 0 {
      nextName += 1
      segments.append("*w\(nextName)")
    }
    return RouteDeclaration(
      path: segments.joined(separator: "/"), name: name, children: children)
  }

  private mutating func segment(_ generator: inout SplitMix64) -> String {
    nextName += 1
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: return ["a", "b", "c.x"].randomElement(using: &generator) ?? "a"
    case 5, 6: return ":p\(nextName)"
    case 7: return ":e\(nextName).x"
    case 8: return ":o\(nextName)?"
    default: return ":q\(nextName).x?"
    }
  }

  /// The whole patterns and names, in the order of declaration.
  var flat: [(pattern: String, name: String)] {
    func flat(_ route: RouteDeclaration, _ above: String) -> [(pattern: String, name: String)] {
      let path = above + "/" + route.path
      return [(path, route.name ?? "")] + route.children.flatMap { flat($0, path) }
    }
    return routes.flatMap { flat($0, "") }
  }

  /// The routes with siblings in another order on every level.
  func shuffled(using generator: inout SplitMix64) -> [RouteDeclaration] {
    func shuffled(
      _ routes: [RouteDeclaration], _ generator: inout SplitMix64
    ) -> [RouteDeclaration] {
      var result = routes.shuffled(using: &generator)
      for index in result.indices {
        result[index].children = shuffled(result[index].children, &generator)
      }
      return result
    }
    return shuffled(routes, &generator)
  }

  /// A path that many of the patterns fit.
  static func path(using generator: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      ["a", "b", "c.x", "d", ".x", "d.x", "你"].randomElement(using: &generator) ?? "a"
    }
  }
}
