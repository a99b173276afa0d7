import NumbersServer
import Testing

struct CrowdTests {
  @Test func twoHundredConnectionsAtOnceAreAllServed() async throws {
    try await withServer { server in
      let clients = try (0..<200).map { _ in try RawClient(port: server.port) }
      for (number, client) in clients.enumerated() {
        client.send("GET /\(number) HTTP/1.1\r\nHost: t")
      }
      #expect(await server.waits { $0.openConnections == 200 })
      for client in clients.reversed() { client.send("\r\n\r\n") }
      for (number, client) in clients.enumerated() {
        #expect(try client.reply().text.hasPrefix("\(number) is "))
      }
      #expect(server.statistics.openConnections == 200)
    }
  }

  @Test func connectionsBeyondTheLimitGet503AndRoomIsMadeAgain() async throws {
    var limits = ServerLimits()
    limits.connections = 3
    try await withServer(limits: limits) { server in
      var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
      #expect(await server.waits { $0.openConnections == 3 })
      let extra = try server.get("/42")
      #expect(extra.status == 503)
      #expect(extra.header("retry-after") == "1")
      for (number, client) in clients.enumerated() {
        client.send("GET /\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        #expect(try client.reply().status == 200)
      }
      clients.removeAll()
      #expect(await server.waits { $0.openConnections == 0 })
      #expect(try server.get("/42").status == 200)
    }
  }

  @Test func slowAndRudeClientsDoNotHoldUpOthers() async throws {
    try await withServer(faults: .target("/huge", .hugeBody(bytes: 64 << 20))) { server in
      let slow = try (0..<50).map { _ in try RawClient(port: server.port) }
      for client in slow { client.send("GET /42 HTTP/1.1\r\nHo") }
      let deaf = try (0..<10).map { _ in try RawClient(port: server.port) }
      for client in deaf { client.send("GET /huge HTTP/1.1\r\nHost: test\r\n\r\n") }
      for _ in 0..<50 {
        let rude = try RawClient(port: server.port)
        rude.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      }
      for number in 1...20 { #expect(try server.get("/\(number)").text.hasPrefix("\(number) is ")) }
      withExtendedLifetime((slow, deaf)) {}
    }
  }

  @Test func manyClientsInParallelGetTheirOwnReplies() async throws {
    try await withServer { server in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          group.addTask {
            let client = try RawClient(port: server.port)
            for step in 0..<5 {
              client.send("GET /\(number * 10 + step)/math HTTP/1.1\r\nHost: test\r\n\r\n")
              guard try client.reply().text.hasPrefix("\(number * 10 + step) is ") else {
                return false
              }
            }
            return true
          }
        }
        for try await isRight in group { #expect(isRight) }
      }
      #expect(server.statistics.requests == 500)
    }
  }
}
