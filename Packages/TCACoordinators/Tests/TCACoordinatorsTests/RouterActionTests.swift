import TCACoordinators
import Testing

struct RouterActionTests {
  private typealias Action = IndexedRouterAction<String, Int>

  @Test func theCasesCanBeIterated() {
    #expect(Array(Action.allCasePaths).count == 2)
    for action in [Action.updateRoutes([.push("a")]), .routeAction(id: 3, action: 7)] {
      let path = Action.allCasePaths[action]
      #expect(action.is(path))
      #expect(Array(Action.allCasePaths).filter { action.is($0) } == [path])
    }
  }

  @Test func anActionIsTakenApartAndPutTogether() {
    #expect(Action.routeAction(id: 3, action: 7)[case: \.[id: 3]] == 7)
    #expect(Action.routeAction(id: 3, action: 7)[case: \.[id: 2]] == nil)
    #expect(Action.updateRoutes([.push("a")])[case: \.updateRoutes] == [.push("a")])
    #expect(Action.allCasePaths[id: 3].embed(7) == .routeAction(id: 3, action: 7))
  }
}
