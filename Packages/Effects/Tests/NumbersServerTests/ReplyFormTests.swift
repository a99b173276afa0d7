import FoundationEssentials
import NumbersProtocol
import NumbersServer
import Testing

/// The forms a reply can be asked for in.
struct ReplyFormTests {
  private struct Fact: Decodable {
    let text: String
    let number: Int?
    let found: Bool
    let type: String
  }

  @Test(arguments: [
    ("?json", ""), ("?json=true", ""), ("?fragment&json", ""), ("", "Accept: application/json\r\n"),
    ("", "Accept: text/html, application/json;q=0.9\r\n"),
    ("", "Content-Type: application/json\r\n"),
    ("", "Content-Type: application/json; charset=utf-8\r\nAccept: text/plain\r\n"),
  ])
  func jsonIsAskedForByQueryAndByHeader(query: String, headers: String) async throws {
    try await withServer { server in
      let reply = try server.get("/42/math\(query)", headers: headers)
      #expect(reply.header("content-type") == "application/json; charset=utf-8")
      let fact = try JSONDecoder().decode(Fact.self, from: Data(reply.body))
      #expect(fact.number == 42 && fact.found && fact.type == "math")
      #expect(fact.text.hasPrefix("42 is ") == !query.contains("fragment"))
    }
  }

  @Test(arguments: [
    ("?json=false", ""), ("?json=0", ""), ("", "Accept: */*\r\n"),
    ("", "Accept: application/json;q=0\r\n"), ("?jsonx", ""),
  ])
  func otherwiseAReplyIsPlain(query: String, headers: String) async throws {
    try await withServer { server in
      let reply = try server.get("/42\(query)", headers: headers)
      #expect(reply.text.hasPrefix("42 is "))
    }
  }

  @Test func aFragmentIsAPieceOfTheSentence() async throws {
    try await withServer { server in
      let whole = try server.get("/42/math").text
      let fragment = try server.get("/42/math?fragment").text
      #expect(whole == "42 is \(fragment).")
      #expect(try server.get("/42/math?fragment=false").text == whole)
    }
  }

  @Test func aCallbackGetsTheTextAsAScript() async throws {
    try await withServer { server in
      let text = try server.get("/60/math").text
      let call = try server.get("/60/math?callback=show.it")
      #expect(call.text == "show.it(\"\(text)\");")
      #expect(call.header("content-type") == "text/javascript; charset=utf-8")
      #expect(try server.get("/60/math?write").text == "document.write(\"\(text)\");")
      let object = try server.get("/60/math?callback=f&json").text
      #expect(object.hasPrefix("f({\"text\": ") && object.hasSuffix("});"))
      for name in ["", "a(b", "1a", "alert%28%29", "a%3C", "a-b", "a%20b"] {
        #expect(try server.get("/42?callback=\(name)").status == 400)
      }
    }
  }

  @Test func whatTheClientSendsCannotBreakOutOfAScript() async throws {
    try await withServer { server in
      let script = "%3C/script%3E%22%5C%0A%E2%80%A8%1B"
      let reply = try server.get("/400/date?callback=f&default=\(script)")
      #expect(reply.text == "f(\"\\u003c/script\\u003e\\\"\\\\\\n\\u2028\\u001b\");")
      #expect(reply.header("x-content-type-options") == "nosniff")
    }
  }

  @Test func aBatchIsAnObjectInTheOrderOfItsMembers() async throws {
    try await withServer { server in
      let plain = try server.get("/1..3,10")
      #expect(plain.header("content-type") == "application/json; charset=utf-8")
      let texts = try JSONDecoder().decode([String: String].self, from: Data(plain.body))
      #expect(Set(texts.keys) == ["1", "2", "3", "10"])
      #expect(texts["10"]?.hasPrefix("10 is ") == true)
      let reply = NumbersReply(body: try server.get("/5,1..3/math?json").body)
      let batch = try #require(NumberBatch("5,1..3"))
      let facts = try reply.facts(for: NumbersRequest(batch, kind: .math), source: .embedded)
      #expect(facts.map(\.number) == [5, 1, 2, 3])
      #expect(facts.allSatisfy { $0.found && $0.kind == .math })
    }
  }

  @Test func aBatchOfDaysIsKeyedByTheirPlaceInALeapYear() async throws {
    try await withServer { server in
      for target in ["/10/15..10/31,12/31/date", "/10/15..10/31,12/31"] {
        let reply = try server.get(target)
        let texts = try JSONDecoder().decode([String: String].self, from: Data(reply.body))
        #expect(texts.count == 18)
        #expect(texts["366"]?.hasPrefix("December 31st is the day ") == true)
        #expect(texts["289"]?.hasPrefix("October 15th is the day ") == true)
      }
    }
  }

  @Test func aBatchIsNeverCutSilently() async throws {
    try await withServer { server in
      let all = try server.get("/1..100")
      #expect(try JSONDecoder().decode([String: String].self, from: Data(all.body)).count == 100)
      let tooMany = try server.get("/1..100,101?json")
      #expect(tooMany.status == 400)
      #expect(tooMany.text.contains("at most 100") && tooMany.text.contains("101"))
      #expect(try server.get("/\(Int.min)..\(Int.max)").status == 400)
    }
  }
}
