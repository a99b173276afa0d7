import NumbersServer
import Testing

struct ConnectionTests {
  @Test func aConnectionServesManyRequestsUntilTheClientHasEnough() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      for number in 1...20 {
        client.send("GET /\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        let reply = try client.reply()
        #expect(reply.text.hasPrefix("\(number) is "))
        #expect(reply.header("connection") == "keep-alive")
      }
      client.send("GET /21 HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
      #expect(try client.reply().header("connection") == "close")
      #expect(try client.rest().isEmpty)
      #expect(server.statistics.connections == 1)
      #expect(server.statistics.requests == 21)
    }
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      let numbers = 1...200
      client.send(numbers.map { "GET /\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }.joined())
      client.finishSending()
      for number in numbers {
        #expect(try client.reply().text.hasPrefix("\(number) is "))
      }
      #expect(try client.rest().isEmpty)
    }
  }

  @Test func aRequestMayComeByteByByte() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      var sent = 0
      for byte in "\r\nPOST /42 HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc".utf8 {
        client.send([byte])
        sent += 1
        #expect(await server.waits { $0.bytesReceived == sent })
      }
      #expect(try client.reply().status == 405)
    }
  }

  @Test func oldClientsAreServedAndLeft() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.0\r\n\r\n")
      let reply = try client.reply()
      #expect(reply.text.hasPrefix("42 is "))
      #expect(reply.header("connection") == "close")
      #expect(try client.rest().isEmpty)
      let lasting = try RawClient(port: server.port)
      lasting.send("GET /42 HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
      #expect(try lasting.reply().header("connection") == "keep-alive")
      lasting.send("GET /43 HTTP/1.0\n\n")
      #expect(try lasting.reply().text.hasPrefix("43 is "))
    }
  }

  @Test func headHasTheHeadersOfGetAndNoBody() async throws {
    try await withServer { server in
      let body = try server.get("/42").body
      let client = try RawClient(port: server.port)
      client.send("HEAD /42 HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
      #expect(try client.head().header("content-length") == "\(body.count)")
      #expect(try client.rest().isEmpty)
    }
  }

  @Test(arguments: ["/42", "*", "/abc"])
  func optionsTellPagesOfAnyOriginThatTheyMayAsk(target: String) async throws {
    try await withServer { server in
      let reply = try server.get(
        target, method: "OPTIONS",
        headers: "Origin: http://a.test\r\nAccess-Control-Request-Method: GET\r\n")
      #expect(reply.status == 204)
      #expect(reply.header("allow") == "GET, HEAD, OPTIONS")
      #expect(reply.header("access-control-allow-origin") == "*")
      #expect(reply.header("access-control-allow-headers")?.contains("Content-Type") == true)
      #expect(reply.header("content-length") == nil)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "BREW"])
  func otherMethodsAreNotAllowed(method: String) async throws {
    try await withServer { server in
      let reply = try server.get("/42", method: method)
      #expect(reply.status == 405)
      #expect(reply.header("allow") == "GET, HEAD, OPTIONS")
    }
  }

  @Test func aBodyIsReadPastWhetherItHasALengthOrChunks() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        "GET /1 HTTP/1.1\r\nHost: test\r\nContent-Length: 18\r\n\r\nGET /9 HTTP/1.1\r\n\r")
      #expect(try client.reply().text.hasPrefix("1 is "))
      client.send("GET /2 HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n")
      client.send("3;name=value\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n")
      #expect(try client.reply().text.hasPrefix("2 is "))
      client.send("GET /3 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(try client.reply().text.hasPrefix("3 is "))
    }
  }

  @Test func aClientThatWaitsBeforeItsBodyIsToldToGoOn() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      client.send(
        "GET /42 HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      #expect(try client.head().status == 100)
      client.send("ab")
      #expect(try client.reply().text.hasPrefix("42 is "))
      client.send("GET /42 HTTP/1.1\r\nHost: t\r\nExpect: more\r\nContent-Length: 2\r\n\r\nab")
      #expect(try client.reply().status == 417)
      #expect(try client.rest().isEmpty)
    }
  }
}
