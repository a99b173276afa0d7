import FoundationEssentials
import IdentifiedCollections
import Routes
import Testing

struct RestorationTests {
  private let routes: [Route<Page>] = [
    .root(.list(1), embedInNavigationView: true), .push(.detail(2)), .cover(.detail(3)),
  ]

  @Test func aWholeFlowIsRestored() throws {
    var restored: [Route<Page>] = [.root(.list(9))]
    try restored.restore(from: routes.encoded())
    #expect(restored == routes)
    var identified = IdentifiedArrayOf<Route<Page>>(uniqueElements: [.root(.list(9))])
    try identified.restore(from: IdentifiedArray(uniqueElements: routes).encoded())
    #expect(Array(identified) == routes)
  }

  private enum OldPage: Codable {
    case list(Int)
    case video(String)
  }

  @Test func aRouteThatNoLongerDecodesIsNamedAndTheRoutesAreUnchanged() throws {
    let old: [Route<OldPage>] = [.root(.list(1)), .push(.list(2)), .push(.video("x"))]
    let data = try old.encoded()
    var current = routes
    let error = #expect(throws: RouteRestorationError.self) { try current.restore(from: data) }
    #expect(error?.description.hasPrefix("The stored route 2 cannot be restored: ") == true)
    guard case .route(index: 2, reason: _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(current == routes)
    #expect(current.map(\.identity) == routes.map(\.identity))
  }

  @Test(arguments: [
    ("", "cannot be read"), ("{}", "cannot be read"), ("[1", "cannot be read"),
    ("[1]", "route 0"), ("[]", "no stored routes"), ("null", "cannot be read"),
    (#"[{"push":{"_0":{"list":{"_0":"one"}}}}]"#, "route 0"),
    (#"[{"zoom":{"_0":{"list":{"_0":1}}}}]"#, "one of push, sheet and cover"),
  ])
  func whatIsNoListOfRoutesIsToldInWords(text: String, says: String) {
    var current = routes
    let error = #expect(throws: RouteRestorationError.self) {
      try current.restore(from: Data(text.utf8))
    }
    #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    #expect(current == routes)
  }

  @Test func idsThatAreSharedAreNotRestored() throws {
    let data = try [Route.root(Page.list(1)), .push(.detail(1))].encoded()
    var current = IdentifiedArrayOf<Route<Page>>(uniqueElements: routes)
    #expect(throws: RouteRestorationError.sharedID) { try current.restore(from: data) }
    #expect(Array(current) == routes)
  }
}
