import CasePaths
import LinkDestinations
import LinkMatching
import Testing

@CasePathable
private enum Settings: Equatable {
  case overview
  case theme(Theme)

  enum Theme: String, LinkParameter { case light, dark }

  static let links: [DestinationLink<Settings>] = [
    DestinationLink(path: "", \.overview),
    DestinationLink(path: "theme/:theme", \.theme, isModal: true),
  ]
}

@CasePathable
private enum Destination: Equatable {
  case contacts
  case contact(id: Int)
  case search(text: String, page: Int)
  case settings(Settings)
  case hidden

  static let links: [DestinationLink<Destination>] = [
    DestinationLink(path: "/contacts", \.contacts),
    DestinationLink(path: "/contacts/:id", \.contact),
    DestinationLink(
      path: "/search/:text", \.search,
      read: { (text: try $0.require("text"), page: try $0.query.value("page") ?? 1) },
      write: {
        LinkParts(params: ["text": $0.text], query: $0.page == 1 ? [] : ["page": "\($0.page)"])
      }),
    DestinationLink(path: "/settings", \.settings, links: Settings.links),
  ]
}

struct DestinationLinksTests {
  private let links: DestinationLinks<Destination>

  init() throws {
    links = try DestinationLinks(Destination.links, schemes: ["demo"])
  }

  @Test(arguments: [
    (Destination.contacts, "/contacts"), (.contact(id: -7), "/contacts/-7"),
    (.search(text: "a/b %", page: 1), "/search/a%2Fb%20%25"),
    (.search(text: "ü", page: 3), "/search/%C3%BC?page=3"), (.settings(.overview), "/settings"),
    (.settings(.theme(.dark)), "/settings/theme/dark"),
  ])
  private func aDestinationIsWrittenAndReadBack(_ destination: Destination, _ url: String) throws {
    #expect(try links.url(for: destination) == url)
    #expect(try links.destination(for: url) == destination)
    #expect(try links.destination(for: "demo:/" + url) == destination)
  }

  @Test(arguments: [
    ("/contacts/x", UnknownLink.Reason.parameter(.invalid(name: "id", value: "x", type: "Int"))),
    ("/search/a?page=z", .parameter(.invalid(name: "page", value: "z", type: "Int"))),
    ("/nowhere", .noRoute), ("other://contacts", .unknownScheme("other")),
    ("/contacts/..", .link(.dotSegment)), ("mailto:x", .link(.noPath(scheme: "mailto"))),
  ])
  func whatIsNoDestinationIsSaid(_ link: String, _ reason: UnknownLink.Reason) {
    let error = #expect(throws: DestinationError.self) { try links.destination(for: link) }
    #expect(error == .unknown(UnknownLink(link, reason: reason)))
  }

  @Test func aDestinationWithoutALinkIsSaid() {
    #expect(throws: DestinationError.undeclared("hidden")) { try links.url(for: .hidden) }
    #expect(throws: DestinationError.unwritable(.unwritable(parameter: "text", value: ""))) {
      try links.url(for: .search(text: "", page: 1))
    }
  }

  @Test func aPathThatBeginsWithAnothersIsBelowIt() {
    let tree = links.tree
    #expect(tree.map(\.path) == ["/contacts", "/search/:text", "/settings"])
    #expect(tree[0].children.map(\.path) == ["/:id"])
    #expect(tree[2].children.map(\.path) == ["/theme/:theme"])
    #expect(tree[2].children[0].isModal)
  }

  @Test(arguments: ["/x", "/:a/:b"])
  func aPathThatHasNotTheOneParameterOfAValueIsRefused(_ path: String) {
    let error = RouteTableError.notOneParameter(path: path, destination: "Destination")
    #expect(throws: error) {
      try DestinationLinks([DestinationLink(path: path, \Destination.Cases.contact)])
    }
    #expect(error.description.contains(path))
    #expect(throws: RouteTableError.pattern(.namelessParameter(pattern: "/:"))) {
      try DestinationLinks([DestinationLink(path: "/:", \Destination.Cases.contact)])
    }
  }

  @Test func whatTheWritingFunctionRefusesIsSaid() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "No pages below zero." }
    let links = try DestinationLinks<Destination>([
      DestinationLink(
        path: "/search/:text", \.search, read: { (text: try $0.require("text"), page: 1) },
        write: { if $0.page < 0 { throw Refusal() } else { LinkParts(params: ["text": $0.text]) } })
    ])
    #expect(throws: DestinationError.refused("No pages below zero.")) {
      try links.url(for: .search(text: "a", page: -1))
    }
  }

  @Test func schemesAreReadInAnyLetters() throws {
    let links = try DestinationLinks(Destination.links, schemes: ["Demo"])
    #expect(try links.destination(for: "demo://contacts") == .contacts)
    #expect(try links.destination(for: "DEMO://contacts") == .contacts)
  }
}
