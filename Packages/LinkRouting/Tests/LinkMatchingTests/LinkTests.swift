import LinkMatching
import Testing

struct LinkTests {
  @Test(arguments: [
    ("", []), ("/", []), ("//", []), ("a", ["a"]), ("/a/", ["a"]), ("//a//b", ["a", "b"]),
    ("scheme://contact/7", ["contact", "7"]), ("scheme:///contact/7", ["contact", "7"]),
    ("scheme:/contact/7", ["contact", "7"]), ("scheme://", []), ("scheme:///", []),
    ("https://me:secret@host.example:8080/a", ["host.example", "a"]), ("a://h:/x", ["h", "x"]),
    ("/time/12:30", ["time", "12:30"]), ("/a:b", ["a:b"]), ("12:30", ["12:30"]),
    ("/a?b/c", ["a"]), ("/a#b?c/d", ["a"]),
  ])
  func aTextIsTakenApartIntoSegments(_ text: String, _ segments: [String]) throws {
    #expect(try Link(text).segments == segments)
  }

  @Test(arguments: [
    ("/a%2Fb", "a/b"), ("/a%2523b", "a%23b"), ("/100%", "100%"), ("/%", "%"), ("/%4", "%4"),
    ("/%zz", "%zz"), ("/%E4%BD%A0", "你"), ("/%FF", "%FF"), ("/a%FFb%20", "a%FFb%20"),
    ("/a+b", "a+b"), ("/%00", "\0"), ("/%1B%5B2J", "\u{1B}[2J"), ("/%3F%23", "?#"),
    ("/你", "你"), ("/%e4%bd%a0", "你"),
  ])
  func aSegmentIsDecodedOnce(_ text: String, _ segment: String) throws {
    #expect(try Link(text).segments == [segment])
  }

  @Test func aSchemeIsReadInSmallLettersAndAHostAsItIsWritten() throws {
    let link = try Link("NumBers://Ab/C")
    #expect(link.scheme == "numbers")
    #expect(link.segments == ["Ab", "C"])
    #expect(try Link("/a").scheme == nil)
  }

  @Test func queryItemsKeepTheirOrderAndEqualNames() throws {
    let query = try Link("/x?tag=a&tag=b&flag&empty=&&sum=1%2B1+2").query
    #expect(query.values(of: "tag") == ["a", "b"])
    #expect(query["tag"] == "a")
    #expect(query["empty"] == "")
    #expect(query["flag"] == nil && query.contains("flag") && !query.contains("none"))
    #expect(query["sum"] == "1+1 2")
    #expect(query.items.map(\.name) == ["tag", "tag", "flag", "empty", "sum"])
  }

  @Test func aQueryIsMadeOfTheValuesThatAreThere() {
    #expect(
      QueryItems(present: ["a": "1", "b": nil, "c": ""]).items == [.init("a", "1"), .init("c", "")])
  }

  @Test func theFragmentIsDecoded() throws {
    #expect(try Link("/x?a=b#p%20q?r").fragment == "p q?r")
    #expect(try Link("/x#").fragment == "")
    #expect(try Link("/x").fragment == nil)
  }

  @Test(arguments: ["mailto:me@example.org", "javascript:alert(1)", "a:", "a:b/c"])
  func whatFollowsASchemeMustBeAPath(_ text: String) {
    let scheme = String(text.prefix { $0 != ":" })
    #expect(throws: LinkError.noPath(scheme: scheme)) { try Link(text) }
  }

  @Test(arguments: ["/..", "/a/../b", "/.", "/%2e%2E/etc", "s://../x", "../../etc/passwd"])
  func dotsNameNoPlace(_ text: String) {
    #expect(throws: LinkError.dotSegment) { try Link(text) }
  }

  @Test(arguments: [
    ("s://A//b%2fc/?x=1+2&y#f g", "/A/b%2Fc?x=1%202&y#f%20g"), ("", "/"), ("/%ff", "/%25ff"),
    ("/a%20b/%E4%BD%A0", "/a%20b/%E4%BD%A0"), ("/+", "/+"),
    ("/x?a=b=c&%26=%3D", "/x?a=b%3Dc&%26=%3D"),
  ])
  func aLinkHasOneSpelling(_ text: String, _ spelling: String) throws {
    let link = try Link(text)
    #expect(link.description == spelling)
    let again = try Link(spelling)
    #expect(again.segments == link.segments)
    #expect(again.query == link.query)
    #expect(again.fragment == link.fragment)
  }
}
