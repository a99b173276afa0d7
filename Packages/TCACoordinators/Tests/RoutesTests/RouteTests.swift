import CustomDump
import FoundationEssentials
import Routes
import Testing

struct RouteTests {
  @Test func aRootIsPresentedAndCanBeEmbedded() {
    let root = Route.root(Page.list(1), embedInNavigationView: true)
    #expect(root == .sheet(.list(1), embedInNavigationView: true))
    #expect(root.style == .sheet(embedInNavigationView: true))
    #expect(root.isPresented && root.embedInNavigationView)
    #expect(!Route.root(Page.list(1)).embedInNavigationView)
  }

  @Test func aPushedScreenIsNeitherPresentedNorEmbedded() {
    let route = Route.push(Page.detail(2))
    #expect(route.style == .push && !route.isPresented && !route.embedInNavigationView)
    if case .push(let screen, _) = route {
      #expect(screen == .detail(2))
    } else {
      Issue.record("not a push")
    }
  }

  @Test func stylesAreToldApart() {
    #expect(Route.push(1) != .sheet(1))
    #expect(Route.cover(1) != .sheet(1))
    #expect(Route.cover(1, embedInNavigationView: true) != .cover(1))
    #expect(Route.push(1) == .push(1))
  }

  @Test func aRouteThatIsMadeIsAnotherOneThoughItIsEqual() {
    let first = Route.push(1)
    let second = Route.push(1)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first.identity != second.identity)
  }

  @Test func aCopyAMapAndAChangeKeepTheIdentity() {
    let route = Route.cover(1, embedInNavigationView: true)
    var copy = route
    copy.screen = 2
    #expect(copy == .cover(2, embedInNavigationView: true))
    #expect(copy.identity == route.identity)
    let mapped = route.map { "\($0)" }
    #expect(mapped == .cover("1", embedInNavigationView: true))
    #expect(mapped.identity == route.identity)
    copy.modifyScreen { $0 += 1 }
    #expect(copy.screen == 3 && copy.identity == route.identity)
  }

  @Test func aScreenIsChangedInPlace() {
    var route = Route.sheet([1, 2, 3])
    let before = route.screen.withUnsafeBufferPointer { $0.baseAddress }
    route.modifyScreen { $0[0] = 9 }
    let after = route.screen.withUnsafeBufferPointer { $0.baseAddress }
    #expect(route.screen == [9, 2, 3])
    #expect(before == after)
  }

  @Test(arguments: [
    Route.push(Page.list(1)), .sheet(.detail(2)), .cover(.detail(3), embedInNavigationView: true),
    .root(.list(4), embedInNavigationView: true),
  ])
  func aRouteSurvivesCoding(route: Route<Page>) throws {
    let data = try JSONEncoder().encode(route)
    let decoded = try JSONDecoder().decode(Route<Page>.self, from: data)
    #expect(decoded == route)
    #expect(decoded.identity != route.identity)
  }

  @Test func aRouteIsCodedAsTheCompilerWould() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let routes = [Route.push(1), .sheet(2, embedInNavigationView: true)]
    let text = String(decoding: try encoder.encode(routes), as: UTF8.self)
    #expect(text == #"[{"push":{"_0":1}},{"sheet":{"_0":2,"embedInNavigationView":true}}]"#)
  }

  @Test(arguments: ["{}", #"{"zoom":{"_0":1}}"#, #"{"push":{}}"#, "[]", #"{"push":{"_0":"x"}}"#])
  func whatIsNoRouteDoesNotDecode(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Route<Int>.self, from: Data(text.utf8))
    }
  }

  @Test func aDumpShowsNoIdentity() {
    #expect(String(customDumping: Route.push(1)) == "Route<Int>.push(1)")
    #expect(
      String(customDumping: Route.sheet(1, embedInNavigationView: true))
        == """
        Route<Int>.sheet(
          1,
          embedInNavigationView: true
        )
        """)
  }

  @Test func aRouteOfAnIdentifiedScreenHasItsID() {
    #expect(Route.push(Page.detail(7)).id == 7)
  }
}
