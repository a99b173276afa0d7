import NumbersServer
import Testing

/// Limits in time, with a clock that the test moves.
struct TimeLimitTests {
  @Test func anIdleConnectionIsClosedWithoutAWord() async throws {
    let clock = ManualServerClock()
    try await withServer(clock: .manual(clock)) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      _ = try client.reply()
      clock.advance(by: .seconds(59))
      client.send("GET /43 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(try client.reply().status == 200)
      clock.advance(by: .seconds(59))
      #expect(server.statistics.openConnections == 1)
      clock.advance(by: .seconds(2))
      #expect(try client.rest().isEmpty)
    }
  }

  @Test func aClientThatSendsNothingIsClosed() async throws {
    let clock = ManualServerClock()
    try await withServer(clock: .manual(clock)) { server in
      let client = try RawClient(port: server.port)
      #expect(await server.waits { $0.openConnections == 1 })
      clock.advance(by: .seconds(61))
      #expect(try client.rest().isEmpty)
      #expect(server.statistics.requests == 0)
    }
  }

  @Test func aHeaderThatTricklesInGets408HoweverBusyTheClientLooks() async throws {
    let clock = ManualServerClock()
    try await withServer(clock: .manual(clock)) { server in
      let client = try RawClient(port: server.port)
      let start = "GET /42 HTTP/1.1\r\n"
      client.send(start)
      var sent = start.utf8.count
      for _ in 0..<14 {
        client.send("X")
        sent += 1
        #expect(await server.waits { $0.bytesReceived == sent })
        clock.advance(by: .seconds(1))
      }
      #expect(server.statistics.openConnections == 1)
      clock.advance(by: .seconds(2))
      let reply = try client.reply()
      #expect(reply.status == 408)
      #expect(reply.header("connection") == "close")
      #expect(try client.rest().isEmpty)
    }
  }

  @Test func aBodyThatDoesNotComeGets408() async throws {
    let clock = ManualServerClock()
    try await withServer(clock: .manual(clock)) { server in
      let client = try RawClient(port: server.port)
      let request = "GET /42 HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\nabc"
      client.send(request)
      #expect(await server.waits { $0.bytesReceived == request.utf8.count })
      clock.advance(by: .seconds(16))
      #expect(try client.reply().status == 408)
    }
  }

  @Test func aClientThatDoesNotReadItsReplyIsClosed() async throws {
    let clock = ManualServerClock()
    try await withServer(
      clock: .manual(clock), faults: .always(.hugeBody(bytes: 64 << 20))
    ) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(await server.waits { $0.requests == 1 })
      for _ in 0..<10_000 where server.statistics.openConnections > 0 {
        clock.advance(by: .seconds(31))
        await Task.yield()
      }
      #expect(await server.waits { $0.openConnections == 0 })
      withExtendedLifetime(client) {}
    }
  }

  @Test func aClientThatKeepsItsSideOpenAfterTheLastReplyIsClosed() async throws {
    let clock = ManualServerClock()
    try await withServer(clock: .manual(clock)) { server in
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
      _ = try client.reply()
      #expect(try client.rest().isEmpty)
      #expect(server.statistics.openConnections == 1)
      clock.advance(by: .seconds(3))
      #expect(await server.waits { $0.openConnections == 0 })
      withExtendedLifetime(client) {}
    }
  }
}
