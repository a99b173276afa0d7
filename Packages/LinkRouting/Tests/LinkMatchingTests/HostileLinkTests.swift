import LinkMatching
import Testing

/// Links that want to take long, take much, or get somewhere they must not.
struct HostileLinkTests {
  private func table() throws -> RouteTable {
    try RouteTable([
      .init(path: "/"), .init(path: "/:a/:b/:c/:d/x"), .init(path: "/:a?/:b?/:c?/:d?"),
      .init(path: "/r/*rest"), .init(path: "/:page"),
    ])
  }

  @Test func tenThousandSegmentsAreARemainderOrNothing() throws {
    let table = try table()
    let long = String(repeating: "/a", count: 10_000)
    #expect(table.match(long) == nil)
    #expect(table.match("/r" + long)?.parameters.segments("rest").count == 10_000)
    #expect(table.match(String(repeating: "/", count: 100_000)) != nil)
  }

  @Test func aVeryLongSegmentIsAParameter() throws {
    let long = String(repeating: "%41", count: 100_000)
    #expect(try table().match("/" + long)?.parameters["page"]?.count == 100_000)
    #expect(try table().match("/" + String(repeating: "%", count: 100_000)) != nil)
  }

  @Test func aVeryLongQueryIsReadInOrder() throws {
    let query = (0..<10_000).map { "k=\($0)" }.joined(separator: "&")
    #expect(try table().match("/p?" + query)?.parameters.query.values(of: "k").last == "9999")
  }

  @Test func routesThatBranchEverywhereAreEachVisitedOnce() throws {
    // 2^10 patterns of fixed and variable segments; a path that fits none is refused all the same.
    let declarations = (0..<1024).map { number in
      RouteDeclaration(
        path: (0..<10).map { number >> $0 & 1 == 1 ? "a" : ":p\($0)" }.joined(separator: "/")
          + "/end")
    }
    let table = try RouteTable(declarations)
    #expect(table.match(String(repeating: "/a", count: 11)) == nil)
    #expect(
      table.match(String(repeating: "/a", count: 10) + "/end")?.parameters.path.isEmpty == true)
  }

  @Test func anyBytesAtAllAreReadWithoutACrash() throws {
    let table = try table()
    var generator = SplitMix64(seed: 6)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : Array("/%?#:&=+.aF0".utf8).randomElement(using: &generator) ?? 0
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let link = try? Link(text) else { continue }
      let again = try Link(link.description)
      #expect(again.segments == link.segments && again.query == link.query, "\(bytes)")
      #expect(again.fragment == link.fragment, "\(bytes)")
      #expect(table.match(link)?.parameters.url == table.match(again)?.parameters.url)
    }
  }

  @Test func messagesAreShort() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(UnknownLink(long).description.count < 300)
    #expect(ParameterError.invalid(name: "n", value: long, type: "Int").description.count < 300)
    #expect(LinkBuildError.unwritable(parameter: "n", value: long).description.count < 300)
  }
}
