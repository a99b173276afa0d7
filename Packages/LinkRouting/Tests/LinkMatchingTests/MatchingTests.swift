import LinkMatching
import Testing

struct MatchingTests {
  private static let patterns = [
    "/contact/new", "/contact/:id", "/contact/*rest", "/:page", "/sitemap.xml", "/files/:name",
    "/x/:v",
  ]

  private static func table(_ patterns: [String]) throws -> RouteTable {
    try RouteTable(patterns.map { RouteDeclaration(path: $0) })
  }

  private func describe(_ match: RouteMatch?) -> String {
    guard let match else { return "none" }
    let parameters = match.parameters.path
    return "\(match.pattern)" + parameters.names.map { " \($0)=\(parameters[$0] ?? "")" }.joined()
  }

  @Test(arguments: [
    ("/contact/new", "/contact/new"), ("/contact/7", "/contact/:id id=7"),
    ("/contact/7/x", "/contact/*rest rest=7/x"), ("/contact", "/:page page=contact"),
    ("/contact/new/", "/contact/new"), ("//contact//new", "/contact/new"),
    ("/contact/", "/:page page=contact"), ("/contact//", "/:page page=contact"),
    ("/contact/new/x", "/contact/*rest rest=new/x"), ("/sitemap.xml", "/sitemap.xml"),
    ("/sitemap.txt", "/:page page=sitemap.txt"), ("/Sitemap.xml", "/:page page=Sitemap.xml"),
    ("/files/a%2Fb", "/files/:name name=a/b"), ("/files/a/b", "none"),
    ("/files", "/:page page=files"),
    ("/x/a%2523b", "/x/:v v=a%23b"), ("/x/100%", "/x/:v v=100%"), ("/x/%E4%BD%A0", "/x/:v v=你"),
    ("/x/a+b", "/x/:v v=a+b"), ("scheme://contact/7", "/contact/:id id=7"),
    ("scheme:///contact/7", "/contact/:id id=7"), ("/", "none"), ("", "none"),
    ("/x/../contact/new", "none"), ("mailto:x", "none"), ("/x/%2e%2e", "none"),
  ])
  func theMostSpecificRouteWinsInAnyOrderOfDeclaration(_ link: String, _ found: String) throws {
    for turn in Self.patterns.indices {
      let patterns = Array(Self.patterns[turn...] + Self.patterns[..<turn])
      #expect(describe(try Self.table(patterns).match(link)) == found)
      #expect(describe(try Self.table(patterns.reversed()).match(link)) == found)
    }
  }

  @Test(arguments: [
    ("/a/x.tar.gz", "/a/:n.tar.gz n=x"), ("/a/x.gz", "/a/:n.gz n=x"), ("/a/.gz", "/a/:n n=.gz"),
    ("/a/x", "/a/:n n=x"), ("/a", "/a/:n? "), ("/a/x/y", "/a/*rest rest=x/y"),
  ])
  func aFixedEndIsMoreSpecificAndALongerOneMoreSo(_ link: String, _ found: String) throws {
    for patterns in [
      ["/a/:n", "/a/:n.gz", "/a/:n.tar.gz", "/a/:n?", "/a/*rest"],
      ["/a/*rest", "/a/:n?", "/a/:n.tar.gz", "/a/:n.gz", "/a/:n"],
    ] {
      let match = describe(try Self.table(patterns).match(link))
      #expect(
        match == found.replacing(" ", with: "", maxReplacements: found.hasSuffix(" ") ? 1 : 0))
    }
  }

  @Test func tiesGoToTheFirstDeclared() throws {
    #expect(describe(try Self.table(["/:a", "/:b"]).match("/1")) == "/:a a=1")
    #expect(describe(try Self.table(["/:b", "/:a"]).match("/1")) == "/:b b=1")
  }

  @Test func anOptionalSegmentMayBeMissingAnywhere() throws {
    let table = try Self.table(["/list/:filter?/item/:id", "/p/:a?/:b.x?", "/list"])
    #expect(describe(table.match("/list/item/7")) == "/list/:filter?/item/:id id=7")
    #expect(describe(table.match("/list/new/item/7")) == "/list/:filter?/item/:id filter=new id=7")
    #expect(describe(table.match("/list")) == "/list")
    #expect(describe(table.match("/p")) == "/p/:a?/:b.x?")
    #expect(describe(table.match("/p/q.x")) == "/p/:a?/:b.x? b=q")
    #expect(describe(table.match("/p/q/r.x")) == "/p/:a?/:b.x? a=q b=r")
  }

  @Test func aRouteWithoutAMissingSegmentGoesFirst() throws {
    for patterns in [["/a/:x?/b", "/a/b"], ["/a/b", "/a/:x?/b"]] {
      #expect(describe(try Self.table(patterns).match("/a/b")) == "/a/b")
    }
  }

  @Test func aDeadEndIsLeftAgain() throws {
    let table = try Self.table(["/a/b/c", "/:x/b/d", "/*rest"])
    #expect(describe(table.match("/a/b/d")) == "/:x/b/d x=a")
    #expect(describe(table.match("/a/b/e")) == "/*rest rest=a/b/e")
  }

  @Test func parametersOfParentsReachChildrenAndPathsAreJoined() throws {
    let table = try RouteTable([
      .init(
        path: "/",
        children: [
          .init(
            path: "/users/:user", name: "user",
            children: [
              .init(path: "posts/:post/", isModal: true)
            ])
        ])
    ])
    let match = try #require(table.match("/users/ada/posts/7?x=1#f"))
    #expect(match.parameters["user"] == "ada" && match.parameters["post"] == "7")
    #expect(match.parameters.query["x"] == "1" && match.parameters.fragment == "f")
    #expect(match.crumbs.map(\.name) == ["/", "users/ada", "posts/7"])
    #expect(match.crumbs.map(\.location) == ["/", "/users/ada", "/users/ada/posts/7?x=1#f"])
    #expect(match.crumbs.map(\.isModal) == [false, false, true])
    #expect(match.crumbs[1].parameters["post"] == nil)
    #expect(match.crumbs[1].parameters.query == [])
    #expect(table.match("/users/ada")?.name == "user")
  }

  @Test func equalNamesAreToldApartByPlace() throws {
    let table = try RouteTable([
      .init(path: "a", children: [.init(path: "a", children: [.init(path: "a")])])
    ])
    let crumbs = try #require(table.match("/a/a/a")).crumbs
    #expect(crumbs.map(\.name) == ["a", "a", "a"])
    #expect(crumbs.map(\.place) == [0, 1, 2])
    #expect(Set(crumbs).count == 3)
  }

  @Test func literalsThatLookLikeVariablesAreWrittenEncoded() throws {
    let table = try Self.table(["/%3Aid", "/%2Arest", "/a%2Fb"])
    #expect(table.match("/:id") != nil && table.match("/*rest") != nil)
    #expect(table.match("/a%2Fb") != nil && table.match("/a/b") == nil && table.match("/7") == nil)
  }

  @Test func theSegmentsOfARemainderStayApart() throws {
    let table = try Self.table(["/r/*rest"])
    let parameters = try #require(table.match("/r/a%2Fb/c/")).parameters
    #expect(parameters.segments("rest") == ["a/b", "c"])
    #expect(parameters["rest"] == "a/b/c")
    #expect(table.match("/r/") == nil)
  }

  @Test func manyFixedEndsAreToldApart() throws {
    let table = try RouteTable(
      (0..<1_000).map { RouteDeclaration(path: "files/:name.e\($0)", name: "\($0)") } + [
        RouteDeclaration(path: "files/:name", name: "any"),
        RouteDeclaration(path: "files/:name.tar.gz", name: "tar"),
        RouteDeclaration(path: "files/:name.gz", name: "gz"),
        RouteDeclaration(path: "files/:name.e7?", name: "optional"),
      ])
    for number in [0, 7, 70, 777, 999] {
      let match = try #require(table.match("/files/a.e\(number)"))
      #expect(match.name == "\(number)" && match.parameters["name"] == "a")
    }
    #expect(table.match("/files/a.tar.gz")?.name == "tar")
    #expect(table.match("/files/a.zip.gz")?.name == "gz")
    #expect(table.match("/files/a.e1000")?.name == "any")
    #expect(table.match("/files/.e7")?.parameters["name"] == ".e7")
    #expect(table.match("/files")?.name == "optional")
  }
}
