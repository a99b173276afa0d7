import LinkMatching
import Testing

struct LinkBuildTests {
  private let table: RouteTable

  init() throws {
    table = try RouteTable([
      .init(
        path: "/", name: "home",
        children: [
          .init(path: "contact/new", name: "new"),
          .init(
            path: "contact/:id", name: "contact",
            children: [
              .init(path: "notes/:note?", name: "notes")
            ]),
          .init(path: "feed/:name.xml", name: "feed"),
          .init(path: "files/*path", name: "files"),
        ])
    ])
  }

  @Test func aNameAndParametersMakeALink() throws {
    #expect(try table.url(for: "home") == "/")
    #expect(try table.url(for: "contact", params: ["id": "a/b"]) == "/contact/a%2Fb")
    #expect(try table.url(for: "notes", params: ["id": "7"]) == "/contact/7/notes")
    #expect(try table.url(for: "notes", params: ["note": "x", "id": "7"]) == "/contact/7/notes/x")
    #expect(try table.url(for: "feed", params: ["name": "news"]) == "/feed/news.xml")
    #expect(try table.url(for: "files", params: ["path": "a/b c"]) == "/files/a/b%20c")
    #expect(
      try table.url(for: "new", query: ["q": "a b", "r": "&"], fragment: "end")
        == "/contact/new?q=a%20b&r=%26#end")
  }

  @Test func aSlashInAParameterComesBack() throws {
    let link = "/contact/a%2Fb"
    let match = try #require(table.match(link))
    #expect(match.parameters["id"] == "a/b")
    #expect(try table.url(for: "contact", params: match.parameters.path) == link)
  }

  @Test func whatMakesNoLinkIsAnError() {
    #expect(throws: LinkBuildError.unknownName("x")) { try table.url(for: "x") }
    #expect(throws: LinkBuildError.missing(parameter: "id", pattern: "/contact/:id")) {
      try table.url(for: "contact")
    }
    #expect(throws: LinkBuildError.missing(parameter: "path", pattern: "/files/*path")) {
      try table.url(for: "files", params: ["path": "//"])
    }
    #expect(throws: LinkBuildError.unknownParameter("x", pattern: "/")) {
      try table.url(for: "home", params: ["x": "1"])
    }
    for value in ["", ".", ".."] {
      #expect(throws: LinkBuildError.unwritable(parameter: "id", value: value)) {
        try table.url(for: "contact", params: ["id": value])
      }
    }
  }

  @Test func aLinkThatAnotherRouteWouldCatchIsRefused() {
    #expect(throws: LinkBuildError.ambiguous(link: "/contact/new", leadsTo: "/contact/new")) {
      try table.url(for: "contact", params: ["id": "new"])
    }
  }
}
