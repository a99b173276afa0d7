import LinkMatching
import Testing

struct RedirectTests {
  private func table(_ paths: String...) throws -> RouteTable {
    try RouteTable(paths.map { RouteDeclaration(path: $0) })
  }

  private func follow(
    _ link: String, _ paths: [String], _ targets: [Int: String]
  ) throws -> Resolution {
    let table = try RouteTable(paths.map { RouteDeclaration(path: $0) })
    return try table.resolve(link) { route, _ in targets[route] }
  }

  private func parameters(_ resolution: Resolution) throws -> RouteParameters {
    guard case .found(let crumbs) = resolution else { throw LinkError.dotSegment }
    return try #require(crumbs.last).parameters
  }

  @Test func aRedirectKeepsQueryFragmentAndParameters() throws {
    let found = try parameters(
      try follow("/old/7?tag=a&tag=b#part", ["/old/:id", "/log-in"], [0: "/log-in?why=old"]))
    #expect(found.url == "/log-in?why=old&tag=a&tag=b#part")
    #expect(found.query.values(of: "tag") == ["a", "b"] && found.query["why"] == "old")
    #expect(found.fragment == "part")
    #expect(found["id"] == "7")
    #expect(found.redirectedFrom == ["/old/7?tag=a&tag=b#part"])
  }

  @Test func theTargetsOwnQueryAndFragmentGoFirst() throws {
    let found = try parameters(
      try follow("/a?x=1&y=2#one", ["/a", "/b"], [0: "s://b?x=3#two"]))
    #expect(found.url == "/b?x=3&y=2#two")
  }

  @Test func aNameInTheTargetIsFilled() throws {
    let one = try follow("/old/a%2Fb", ["/old/:id", "/new/:key"], [0: "/new/:id"])
    #expect(try parameters(one).url == "/new/a%2Fb")
    #expect(try parameters(one)["key"] == "a/b")
    let rest = try follow("/o/x%2Fy/z", ["/o/*rest", "/n/*all"], [0: "/n/*rest"])
    #expect(try parameters(rest).segments("all") == ["x/y", "z"])
  }

  @Test func theRoutesOnTheWayAreAskedFromTheOutside() throws {
    let table = try RouteTable([
      .init(path: "in", children: [.init(path: "deep")]), .init(path: "out"),
    ])
    var asked: [Int] = []
    let found = try table.resolve("/in/deep") { route, parameters in
      asked.append(route)
      return route == 0 ? "/out" : nil
    }
    #expect(try parameters(found).url == "/out")
    #expect(asked == [0, 2])
  }

  @Test func aCircleIsAnErrorThatNamesIt() throws {
    let own = #expect(throws: RedirectError.self) { try follow("/a", ["/a"], [0: "/a/"]) }
    #expect(own?.kind == .loop && own?.chain == ["/a", "/a"])
    let two = #expect(throws: RedirectError.self) {
      try follow("/a?q=1", ["/a", "/b"], [0: "/b", 1: "/a"])
    }
    #expect(two?.chain == ["/a?q=1", "/b?q=1", "/a?q=1"])
    #expect(two?.description.contains("/a?q=1 → /b?q=1 → /a?q=1") == true)
  }

  @Test func tenRedirectsInARowAreFollowedAndNotEleven() throws {
    let paths = (0...11).map { "/\($0)" }
    let targets = Dictionary(uniqueKeysWithValues: (0..<11).map { ($0, "/\($0 + 1)") })
    #expect(try parameters(try follow("/1", paths, targets)).url == "/11")
    let error = #expect(throws: RedirectError.self) { try follow("/0", paths, targets) }
    #expect(error?.kind == .tooMany)
    #expect(error?.chain == paths)
  }

  @Test func aRedirectThatGrowsForeverEnds() throws {
    let table = try table("/*rest")
    let error = #expect(throws: RedirectError.self) {
      try table.resolve("/a") { _, parameters in parameters.url + "/a" }
    }
    #expect(error?.kind == .tooMany && error?.chain.count == 12)
  }

  @Test(arguments: ["/nowhere", "mailto:x", "/../x", "other://b"])
  func aRedirectToNowhereIsNotFound(_ target: String) throws {
    let table = try table("/a", "/b")
    let found = try table.resolve("/a", schemes: ["mine"]) { route, _ in route == 0 ? target : nil }
    guard case .unknown(let unknown) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(unknown.text == target)
  }

  @Test func aParameterThatMayBeMissingIsLeftOutOfTheTarget() throws {
    let paths = ["/old/:id?", "/details/:id", "/details"]
    #expect(try parameters(try follow("/old", paths, [0: "/details/:id"])).url == "/details")
    #expect(try parameters(try follow("/old/7", paths, [0: "/details/:id"])).url == "/details/7")
  }

  @Test func aParameterThatIsNotThereIsSaid() throws {
    let found = try follow("/old/7", ["/old/:id", "/new/:id"], [0: "/new/:ident"])
    #expect(
      found
        == .unknown(UnknownLink("/new/:ident", reason: .parameter(.missing(name: "ident")))))
  }

  @Test func aFixedEndInTheTargetIsKept() throws {
    let found = try follow("/old/7", ["/old/:id", "/new/:id.xml"], [0: "/new/:id.xml"])
    #expect(try parameters(found).url == "/new/7.xml")
  }

  @Test(arguments: [":id", "*id", ":", "*", ":id?"])
  func whatBeginsWithASignAndIsEncodedIsFixed(_ text: String) throws {
    let encoded = text.replacing(":", with: "%3A").replacing("*", with: "%2A").replacing(
      "?", with: "%3F")
    let found = try follow("/old/7", ["/old/:id", "/new/:key"], [0: "/new/\(encoded)"])
    #expect(try parameters(found)["key"] == text)
    // What a user has typed comes through a target that is made of the link.
    let table = try RouteTable([.init(path: "/search/:text"), .init(path: "/find/search/:text")])
    let searched = try table.resolve("/search/\(encoded)") { route, parameters in
      route == 0 ? "/find" + parameters.url : nil
    }
    #expect(try parameters(searched)["text"] == text)
  }
}
