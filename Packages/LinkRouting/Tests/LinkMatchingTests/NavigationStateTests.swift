import LinkMatching
import Testing

struct NavigationStateTests {
  private let table: RouteTable
  private var state: NavigationState

  init() throws {
    table = try RouteTable([
      .init(
        path: "/",
        children: [
          .init(
            path: "a",
            children: [
              .init(
                path: "m", isModal: true,
                children: [
                  .init(
                    path: "b",
                    children: [
                      .init(path: "n", isModal: true, children: [.init(path: "c")])
                    ])
                ]),
              .init(path: "other", isModal: true),
            ])
        ])
    ])
    state = NavigationState(root: try #require(table.match("/")?.crumbs.last))
  }

  private mutating func show(_ link: String) throws {
    state.show(try #require(table.match(link)).crumbs)
  }

  private func locationsGoingBack(from state: NavigationState) -> [String] {
    var state = state
    var locations: [String] = []
    while state.back() { locations.append(state.top.location) }
    return locations
  }

  @Test mutating func modalScreensBeginLevels() throws {
    try show("/a/m/b/n/c")
    #expect(state.levels == 3)
    #expect((0...3).map { state.path(of: $0).map(\.name) } == [["a"], ["b"], ["c"], []])
    #expect((0...3).map { state.root(of: $0)?.name } == ["/", "m", "n", nil])
    #expect(state.crumbs.map(\.place) == [1, 2, 3, 4, 5])
  }

  @Test mutating func anotherModalTakesThePlaceOfTheFirst() throws {
    try show("/a/m/b")
    try show("/a/other")
    #expect(state.levels == 2 && state.root(of: 1)?.name == "other")
    #expect(locationsGoingBack(from: state) == ["/a", "/"])
  }

  @Test mutating func dismissalTakesALevelAndWhatIsInFrontOfIt() throws {
    try show("/a/m/b/n/c")
    let before = state
    for level in [0, 3, -1] {
      let isDismissed = state.dismiss(level: level)
      #expect(!isDismissed && state == before)
    }
    let isDismissed = state.dismiss(level: 1)
    #expect(isDismissed && state.top.location == "/a")
  }

  @Test mutating func aLevelIsCutOnlyToFewerScreens() throws {
    try show("/a/m/b/n/c")
    let before = state
    for (level, count) in [(0, 1), (0, 5), (1, 1), (2, -1), (7, 0)] {
      let isCut = state.cut(level: level, to: count)
      #expect(!isCut && state == before)
    }
    let isInnerCut = state.cut(level: 1, to: 0)
    #expect(isInnerCut && state.top.location == "/a/m")
    let isOuterCut = state.cut(level: 0, to: 0)
    #expect(isOuterCut && state.top.location == "/")
  }

  @Test mutating func theNotFoundScreenIsInFrontOfWhereOneWasAndThereIsOne() throws {
    try show("/a/m/b")
    let before = state
    for number in 0..<1000 { state.show(UnknownLink("/x\(number)")) }
    #expect(state.crumbs.count == before.crumbs.count + 1)
    #expect(state.top.unknown == UnknownLink("/x999"))
    #expect(state.path(of: 1).count == 2)
    let isBack = state.back()
    #expect(isBack && state == before)
  }

  @Test mutating func aLinkToTheRootBringsItsQuery() throws {
    try show("/a")
    try show("/?x=1")
    #expect(state.crumbs.isEmpty && state.root.parameters.query["x"] == "1")
    try show("/a")
    #expect(state.root.parameters.query["x"] == "1")
  }

  @Test mutating func historyGoesBackAndForward() throws {
    try show("/a/m/b")
    var history = NavigationHistory(state)
    for _ in 0..<2 { _ = history.back { $0.back() } }
    #expect(history.state.top.location == "/a")
    history.forward()
    #expect(history.state.top.location == "/a/m")
    history.forward()
    #expect(history.state == state)
    history.forward()
    #expect(history.state == state)
    _ = history.back { $0.dismiss(level: 1) }
    #expect(history.ahead == [state])
    history.go { $0.show(UnknownLink("x")) }
    #expect(history.ahead.isEmpty)
  }

  @Test mutating func historyIsBounded() throws {
    var history = NavigationHistory(state)
    let way = try #require(table.match("/a")).crumbs
    for _ in 0..<1000 {
      _ = history.back {
        $0.show(way)
        return true
      }
    }
    #expect(history.ahead.count == NavigationHistory.limit)
  }
}
