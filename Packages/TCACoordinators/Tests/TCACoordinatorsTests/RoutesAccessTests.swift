import Testing

@testable import TCACoordinators

struct RoutesAccessTests {
  /// Lists whose generations differ by 1 in one place and by 31 in the next are other lists.
  @Test func listsOfOtherRoutesHaveOtherStructures() throws {
    let routes = (0..<2_000).map { Route.push($0) }
    let byGeneration = Dictionary(uniqueKeysWithValues: routes.map { ($0.identity.generation, $0) })
    let pairs = routes.compactMap { first -> ([Route<Int>], [Route<Int>])? in
      let generation = first.identity.generation
      guard let next = byGeneration[generation + 1], let later = byGeneration[generation + 100],
        let earlier = byGeneration[generation + 69]
      else { return nil }
      return ([first, later], [next, earlier])
    }
    let (first, second) = try #require(pairs.first)
    typealias Access = RoutesAccess<[Route<Int>]>
    #expect(Access.structure(of: first) != Access.structure(of: second))
    #expect(Access.structure(of: first) != Access.structure(of: first.reversed()))
    #expect(Access.structure(of: first) == Access.structure(of: first.map { $0 }))
  }
}
