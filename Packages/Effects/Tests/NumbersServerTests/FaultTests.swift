import NumbersServer
import Testing

struct FaultTests {
  @Test func aHeldReplyComesWhenTheGateOpens() async throws {
    let gate = FaultGate()
    try await withServer(faults: .sequence([.hold(gate)])) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(await server.waits { $0.heldReplies == 1 })
      #expect(try server.get("/43").text.hasPrefix("43 is "))
      #expect(!gate.isOpen)
      gate.open()
      #expect(try client.reply().text.hasPrefix("42 is "))
      #expect(server.statistics.heldReplies == 0)
    }
  }

  @Test func aClientThatLeavesAHeldReplyIsNoticed() async throws {
    let gate = FaultGate()
    try await withServer(faults: .always(.hold(gate))) { server in
      var client: RawClient? = try RawClient(port: server.port)
      client?.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(await server.waits { $0.heldReplies == 1 })
      client = nil
      #expect(await server.waits { $0.heldReplies == 0 && $0.openConnections == 0 })
    }
  }

  @Test func aStopCutsHeldAndEndlessReplies() async throws {
    let plan = FaultPlan { $0.target == "/1" ? .hold(FaultGate()) : .endlessBody }
    let server = try NumbersServer.start(faults: plan)
    let clients = try (1...2).map { number in
      let client = try RawClient(port: server.port)
      client.send("GET /\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
      return client
    }
    #expect(await server.waits { $0.requests == 2 })
    await server.stop()
    #expect(server.statistics.heldReplies == 0)
    #expect(throws: RawClient.Failure.self) { try clients[0].reply() }
  }

  @Test func aHeldFaultFollowsTheGate() async throws {
    let gate = FaultGate()
    gate.open()
    try await withServer(faults: .always(.hold(gate, then: .status(503)))) { server in
      let reply = try server.get("/42")
      #expect(reply.status == 503)
    }
  }

  @Test func aReplyCanStallAfterItsHead() async throws {
    let gate = FaultGate()
    try await withServer(faults: .always(.stallAfterHead(gate))) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
      let head = try client.head()
      #expect(head.status == 200)
      #expect(await server.waits { $0.heldReplies == 1 })
      gate.open()
      #expect(try client.rest().count == head.header("content-length").flatMap { Int($0) })
    }
  }

  @Test func aBodyCanBreakOffOrHaveAWrongLength() async throws {
    let plan = FaultPlan.sequence([
      .cutOff(afterBodyBytes: 5), .cutOff(afterBodyBytes: 0), .contentLength(9_999),
      .contentLength(3),
    ])
    try await withServer(faults: plan) { server in
      for expected in [5, 0] {
        let client = try RawClient(port: server.port)
        client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
        let length = try client.head().header("content-length").flatMap { Int($0) } ?? 0
        #expect(length > 5)
        #expect(try client.rest().count == expected)
      }
      #expect(throws: RawClient.Failure.self) { try server.get("/42") }
      #expect(try server.get("/42").text == "42 ")
    }
  }

  @Test func statusesAndRedirectsAreSentAsAsked() async throws {
    let plan = FaultPlan.sequence([
      .status(500, text: "no", headers: [("X-Test", "1")]), .tooManyRequests(retryAfter: "7"),
      .redirect(), .redirect(to: "ftp://a.test/", status: 307), nil,
    ])
    try await withServer(faults: plan) { server in
      let broken = try server.get("/42")
      #expect(broken.status == 500 && broken.text == "no" && broken.header("x-test") == "1")
      let busy = try server.get("/42")
      #expect(busy.status == 429 && busy.header("retry-after") == "7")
      let loop = try server.get("/42?json")
      #expect(loop.status == 302 && loop.header("location") == "/42?json")
      let away = try server.get("/42")
      #expect(away.status == 307 && away.header("location") == "ftp://a.test/")
      #expect(try server.get("/42").status == 200)
    }
  }

  @Test func bodiesCanBeAnything() async throws {
    let plan = FaultPlan.sequence([
      .notUTF8, .escapeSequences, .html, .empty, .hugeBody(bytes: 300_001),
    ])
    try await withServer(faults: plan) { server in
      let bytes = try server.get("/42").body
      #expect(String(validating: bytes, as: UTF8.self) == nil)
      #expect(try server.get("/42").text.contains("\u{1b}[2J"))
      #expect(try server.get("/42").header("content-type") == "text/html")
      #expect(try server.get("/42").body.isEmpty)
      #expect(try server.get("/42").body.count == 300_001)
    }
  }

  @Test func aBodyCanBeEndless() async throws {
    try await withServer(faults: .always(.endlessBody)) { server in
      var client: RawClient? = try RawClient(port: server.port)
      client?.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(try client?.head().header("transfer-encoding") == "chunked")
      try client?.skip(5 << 20)
      client = nil
      #expect(await server.waits { $0.openConnections == 0 })
    }
  }

  @Test func aConnectionCanEndWithoutAReply() async throws {
    let plan = FaultPlan.sequence([.closeWithoutReply, .reset, .garbage])
    try await withServer(faults: plan) { server in
      let request = "GET /42 HTTP/1.1\r\nHost: test\r\n\r\n"
      let closed = try RawClient(port: server.port)
      closed.send(request)
      #expect(try closed.rest().isEmpty)
      let reset = try RawClient(port: server.port)
      reset.send(request)
      #expect(throws: RawClient.Failure.reset) { try reset.rest() }
      let garbage = try RawClient(port: server.port)
      garbage.send(request)
      #expect(try garbage.rest().first == 0x16)
    }
  }

  @Test func aPlanSeesTheRequestAndCanBeReplaced() async throws {
    let plan = FaultPlan { request in
      request.header("X-Fault") == "yes" && request.index == 1 ? .status(500) : nil
    }
    try await withServer(faults: plan) { server in
      let first = try server.get("/42", headers: "x-fault: yes\r\n")
      #expect(first.status == 200)
      #expect(try server.get("/42", headers: "x-fault: yes\r\n").status == 500)
      server.faults = .target("/7", .status(502))
      #expect(try server.get("/42").status == 200)
      #expect(try server.get("/7/math").status == 502)
    }
  }
}
