import NumbersServer
import Testing

struct RefusalTests {
  private static let host = "Host: test\r\n"

  @Test(arguments: [
    "GET\r\n\r\n", "GET /42\r\n\r\n", "GET  /42 HTTP/1.1\r\n\r\n", "GET /42 HTTP/1.1 \r\n\r\n",
    "GET /42 HTTQ/1.1\r\n\r\n", "GET /42 http/1.1\r\n\r\n", "G(T /42 HTTP/1.1\r\n\r\n",
    "GET /4\u{7f}2 HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n",
    "GET 42 HTTP/1.1\r\nHost: t\r\n\r\n",
    "GET /42 HTTP/1.1\r\n\r\n", "GET /42 HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET /42 HTTP/1.1\r\nHost : t\r\n\r\n", "GET /42 HTTP/1.1\r\nHost: t\r\n folded\r\n\r\n",
    "GET /42 HTTP/1.1\r\nHost: t\r\n: no name\r\n\r\n",
    "GET /42 HTTP/1.1\r\nHost: t\r\nno colon\r\n\r\n",
    "GET /42 HTTP/1.1\r\nHost: t\r\nX: a\u{0}b\r\n\r\n",
    "GET /42 HTTP/1.1\r\nHost: t\r\nX: a\rb\r\n\r\n", "\u{16}\u{3}\u{1}",
    "\r\n\r\n\r\n\r\n\r\n\r\n",
    "SSH-2.0-OpenSSH\r\n",
  ])
  func whatIsNoProperRequestGets400(bytes: String) async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send(bytes)
      let reply = try client.reply()
      #expect(reply.status == 400)
      #expect(!reply.text.isEmpty)
    }
  }

  @Test(arguments: ["/", "/abc", "/42/foo", "/1...3", "/" + String(repeating: "x", count: 9000)])
  func anyOriginMayReadARefusalToo(target: String) async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET \(target) HTTP/1.1\r\n\(Self.host)\r\n")
      #expect(try client.reply().header("access-control-allow-origin") == "*")
    }
  }

  @Test(arguments: [
    ("Content-Length: x\r\n", 400), ("Content-Length: -1\r\n", 400),
    ("Content-Length: +1\r\n", 400),
    ("Content-Length: 1\r\nContent-Length: 2\r\n", 400), ("Content-Length: 1, 2\r\n", 400),
    ("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", 400),
    ("Content-Length: 65537\r\n", 413), ("Content-Length: 99999999999999999999\r\n", 413),
    ("Transfer-Encoding: gzip\r\n", 501), ("Transfer-Encoding: gzip, chunked\r\n", 501),
    ("Content-Length: 65537\r\nExpect: 100-continue\r\n", 413),
  ])
  func aBodyOfDoubtfulLengthIsRefused(headers: String, status: Int) async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\n\(Self.host)\(headers)\r\n")
      #expect(try client.reply().status == status)
      #expect(try client.rest().isEmpty)
    }
  }

  @Test(arguments: [
    ("zz\r\n", 400), ("-1\r\n", 400), ("\r\n", 400), ("fffffffff\r\n", 400),
    ("3\r\nabcd\r\n", 400), ("10001\r\n", 413), ("ffffffff\r\n", 413),
    (String(repeating: "1", count: 300), 400),
  ])
  func brokenAndOversizeChunksAreRefused(chunks: String, status: Int) async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n\(chunks)")
      #expect(try client.reply().status == status)
    }
  }

  @Test func manySmallChunksAreCountedTogether() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n")
      client.send(
        String(repeating: "100\r\n" + String(repeating: "a", count: 256) + "\r\n", count: 257))
      #expect(try client.reply().status == 413)
    }
  }

  @Test func anAddressThatIsTooLongGets414() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /" + String(repeating: "4", count: 9_000))
      #expect(try client.reply().status == 414)
      let longest = String(repeating: "4", count: 8_192 - "GET / HTTP/1.1".utf8.count)
      #expect(try server.get("/\(longest)").status == 200)
      #expect(try server.get("/\(longest)4").status == 414)
    }
  }

  @Test func headersThatAreTooLargeGet431() async throws {
    try await withServer { server in
      let long = "X: \(String(repeating: "a", count: 17_000))\r\n"
      let refused = try server.get("/42", headers: long)
      #expect(refused.status == 431)
      let many = String(repeating: "X: a\r\n", count: 101)
      #expect(try server.get("/42", headers: many).status == 431)
      let some = String(repeating: "X: a\r\n", count: 90)
      #expect(try server.get("/42", headers: some).status == 200)
      let wide = String(repeating: "X: \(String(repeating: "a", count: 1_000))\r\n", count: 17)
      #expect(try server.get("/42", headers: wide).status == 431)
    }
  }

  @Test(arguments: ["HTTP/2.0", "HTTP/0.9", "HTTP/1.2"])
  func otherVersionsGet505(version: String) async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 \(version)\r\n\(Self.host)\r\n")
      #expect(try client.reply().status == 505)
    }
  }

  @Test func aRequestThatBreaksOffGets400() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHo")
      client.finishSending()
      #expect(try client.reply().status == 400)
      #expect(try client.rest().isEmpty)
      #expect(await server.waits { $0.openConnections == 0 })
    }
  }

  @Test func theReplyArrivesAlthoughTheClientIsStillSending() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("PUT / HTTP/1.1\r\n\(Self.host)Content-Length: 500000\r\n\r\n")
      client.send([UInt8](repeating: 97, count: 500_000))
      #expect(try client.reply().status == 413)
      client.finishSending()
      #expect(try client.rest().isEmpty)
    }
  }
}
