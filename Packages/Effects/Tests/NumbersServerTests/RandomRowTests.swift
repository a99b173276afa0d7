import NumbersServer
import Testing

struct RandomRowTests {
  @Test(arguments: ["", "/trivia", "/math", "/date", "/year"])
  func aRandomFactSaysWhichNumberItIsAbout(kind: String) async throws {
    try await withServer { server in
      let reply = try server.get("/random\(kind)")
      #expect(reply.status == 200)
      #expect(Int(try #require(reply.header("x-numbers-api-number"))) != nil)
      #expect(
        reply.header("x-numbers-api-type") == (kind.isEmpty ? "trivia" : String(kind.dropFirst())))
    }
  }

  @Test func minAndMaxBoundIt() async throws {
    try await withServer { server in
      for _ in 0..<40 {
        let number = try server.get("/random/math?min=-2&max=2").header("x-numbers-api-number")
        #expect((-2...2).contains(try #require(number.flatMap { Int($0) })))
      }
      #expect(try server.get("/random?min=7&max=7").text.hasPrefix("7 is "))
      #expect(try server.get("/random?min=\(Int.min)&max=\(Int.max)").status == 200)
    }
  }

  @Test func boundsThatMakeNoSenseAreRefusedInWords() async throws {
    try await withServer { server in
      let crossed = try server.get("/random?min=5&max=4")
      #expect(crossed.status == 400)
      #expect(crossed.text.contains("5") && crossed.text.contains("4"))
      #expect(try server.get("/random?min=x").status == 400)
      #expect(try server.get("/random?max=99999999999999999999").status == 400)
    }
  }

  @Test func noDayWithinTheBoundsIsAFillerWithoutANumber() async throws {
    try await withServer { server in
      let reply = try server.get("/random/date?min=400&json")
      #expect(reply.status == 200)
      #expect(reply.text.contains("\"number\": null, \"found\": false"))
      #expect(reply.header("x-numbers-api-number") == nil)
    }
  }

  @Test func aKindThatDoesNotExistGetsASentenceAndNoFound() async throws {
    try await withServer { server in
      let reply = try server.get("/random/foo")
      #expect(reply.status == 200)
      #expect(reply.text == "There are no facts of the kind “foo”.")
      #expect(try !server.get("/random/foo?json").text.contains("found"))
    }
  }

  @Test func theSameSeedGivesTheSameFacts() async throws {
    func texts() async throws -> [String] {
      try await withServer { server in
        try (0..<5).map { _ in try server.get("/random").text }
      }
    }
    let first = try await texts()
    #expect(try await texts() == first)
    #expect(Set(first).count > 1)
  }
}
