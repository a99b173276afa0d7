import LinkMatching
import Testing

struct PatternTests {
  @Test(arguments: [
    ("", "/"), ("/", "/"), ("a//b/", "/a/b"), ("/:id", "/:id"), (":id.xml", "/:id.xml"),
    (":id?", "/:id?"), ("/:id.tar.gz?", "/:id.tar.gz?"), ("/a/*", "/a/*rest"), ("*all", "/*all"),
    ("/%3Aid/%2Ax", "/%3Aid/%2Ax"), ("/a%20b", "/a%20b"), ("/:id-end", "/:id-end"),
  ])
  func aPatternHasOneSpelling(_ text: String, _ spelling: String) throws {
    #expect(try RoutePattern(text).description == spelling)
    #expect(try RoutePattern(spelling) == RoutePattern(text))
  }

  @Test func namesAreToldInTheirOrder() throws {
    #expect(try RoutePattern("/a/:b/:c.x?/*d").parameterNames == ["b", "c", "d"])
  }

  @Test(arguments: [
    ("/:", PatternError.namelessParameter(pattern: "/:")),
    ("/:.xml", .namelessParameter(pattern: "/:.xml")),
    ("/:a:b", .severalParameters(pattern: "/:a:b")),
    ("/*rest/x", .remainderNotLast(pattern: "/*rest/x")),
    ("/:a/x/:a", .repeatedName("a", pattern: "/:a/x/:a")),
    ("/..", .dotSegment(pattern: "/..")), ("/%2e", .dotSegment(pattern: "/%2e")),
  ])
  func aTextThatIsNoPatternIsRefused(_ text: String, _ error: PatternError) {
    #expect(throws: error) { try RoutePattern(text) }
    #expect(throws: RouteTableError.pattern(error)) { try RouteTable([.init(path: text)]) }
    #expect(!error.description.isEmpty)
  }

  @Test func whatChildrenAddIsCheckedToo() {
    #expect(throws: RouteTableError.pattern(.repeatedName("id", pattern: "/:id/:id"))) {
      try RouteTable([.init(path: ":id", children: [.init(path: ":id")])])
    }
    #expect(throws: RouteTableError.pattern(.remainderNotLast(pattern: "/*rest/x"))) {
      try RouteTable([.init(path: "*", children: [.init(path: "x")])])
    }
    #expect(throws: RouteTableError.repeatedName("home")) {
      try RouteTable([.init(path: "a", name: "home"), .init(path: "b", name: "home")])
    }
  }

  @Test func neighbouringOptionalsAreCheapAndScatteredOnesAreLimited() throws {
    let row = (0..<40).map { ":p\($0)?" }.joined(separator: "/")
    let table = try RouteTable([.init(path: row)])
    #expect(table.match("/a/b/c")?.parameters.path.names == ["p0", "p1", "p2"])
    let scattered = (0..<7).map { "x/:p\($0)?" }.joined(separator: "/")
    #expect(throws: RouteTableError.self) { try RouteTable([.init(path: scattered)]) }
  }

  @Test(arguments: [
    ("/:größe", "größe"), ("/:name你", "name你"), ("/*rest?", "rest?"), ("/*a.b", "a.b"),
    ("/*:x", ":x"), ("/*größe", "größe"), ("/:ae\u{301}", "ae\u{301}"),
  ])
  func aNameThatIsNoneIsRefused(_ text: String, _ name: String) {
    #expect(throws: PatternError.malformedName(name, pattern: text)) { try RoutePattern(text) }
    #expect(PatternError.malformedName(name, pattern: text).description.contains(name))
  }
}
