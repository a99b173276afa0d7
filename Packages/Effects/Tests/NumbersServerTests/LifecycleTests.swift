import NumbersServer
import Testing

struct LifecycleTests {
  @Test func aStoppedServerIsGoneAndItsPortCanBeUsedAtOnce() async throws {
    let (name, host): (String, UInt32) = ("127.0.0.2", 0x7f00_0002)
    let first = try NumbersServer.start(host: name)
    let client = try RawClient(port: first.port, host: host)
    client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
    _ = try client.reply()
    await first.stop()
    #expect(try client.rest().isEmpty)
    #expect(throws: RawClient.Failure.cannotConnect) {
      try RawClient(port: first.port, host: host)
    }
    for _ in 0..<5 {
      let next = try NumbersServer.start(host: name, port: first.port)
      #expect(next.port == first.port)
      let client = try RawClient(port: next.port, host: host)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      #expect(try client.reply().status == 200)
      await next.stop()
    }
  }

  @Test func aStopMayBeAskedForByManyAtOnce() async throws {
    let server = try NumbersServer.start()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { await server.stop() } }
    }
    await server.stop()
    #expect(server.statistics.openConnections == 0)
  }

  @Test func aReplyOnItsWayIsFinishedBeforeTheEnd() async throws {
    let size = 24 << 20
    var limits = ServerLimits()
    limits.stopTime = .seconds(600)
    // A busy machine may not let this test read for longer than the usual limit.
    limits.writeTime = .seconds(600)
    let server = try NumbersServer.start(
      limits: limits, faults: .always(.hugeBody(bytes: size)))
    let client = try RawClient(port: server.port)
    client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(await server.waits { $0.requests == 1 })
    async let stopped: Void = server.stop()
    #expect(try client.reply().body.count == size)
    await stopped
    #expect(try client.rest().isEmpty)
  }

  @Test func aRequestThatHasArrivedIsAnsweredBeforeTheEnd() async throws {
    for _ in 0..<20 {
      let server = try NumbersServer.start()
      let client = try RawClient(port: server.port)
      client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
      await server.stop()
      #expect(try client.reply().text.hasPrefix("42 is "))
    }
  }

  @Test func aReplyThatNobodyReadsDoesNotHoldUpAStopForLong() async throws {
    var limits = ServerLimits()
    limits.stopTime = .milliseconds(50)
    let server = try NumbersServer.start(
      limits: limits, faults: .always(.hugeBody(bytes: 64 << 20)))
    let client = try RawClient(port: server.port)
    client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(await server.waits { $0.requests == 1 })
    await server.stop()
    withExtendedLifetime(client) {}
  }

  @Test func aStopUnderLoadLeavesNoReplyHalfWritten() async throws {
    let server = try NumbersServer.start()
    let broken = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask {
          var broken = 0
          for _ in 0..<200 {
            await Task.yield()
            guard let client = try? RawClient(port: server.port) else { break }
            client.send("GET /42 HTTP/1.1\r\nHost: test\r\n\r\n")
            do {
              _ = try client.reply()
            } catch RawClient.Failure.brokenReply(let reason) where reason != "closed after 0 bytes"
            {
              broken += 1
            } catch {
              break
            }
          }
          return broken
        }
      }
      group.addTask {
        _ = await server.waits { $0.requests > 200 }
        await server.stop()
        return 0
      }
      return await group.reduce(0, +)
    }
    #expect(broken == 0)
    #expect(server.statistics.openConnections == 0)
  }

  @Test func aServerThatNobodyHoldsStops() async throws {
    let port = try NumbersServer.start(host: "127.0.0.3").port
    #expect(await waitsUntil { (try? RawClient(port: port, host: 0x7f00_0003)) == nil })
  }

  @Test func anAddressThatCannotBeUsedIsSaidInWords() async throws {
    try await withServer { server in
      let error = #expect(throws: ServerError.self) { try NumbersServer.start(port: server.port) }
      #expect(error?.sentence.contains("port \(server.port)") == true)
    }
    #expect(throws: ServerError.unknownHost("no host")) { try NumbersServer.start(host: "no host") }
  }

  @Test func theLogTellsEachReplyAndHidesControlCharacters() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: ServerEvent.self)
    let server = try NumbersServer.start { continuation.yield($0) }
    _ = try server.get("/42?a=%1b[2J")
    let client = try RawClient(port: server.port)
    client.send("nonsense\r\n")
    _ = try client.reply()
    await server.stop()
    continuation.finish()
    var lines: [String] = []
    for await event in events { lines.append(event.line) }
    #expect(lines == ["200 GET /42?a=%1b[2J", "400 The request line is broken."])
    let event = ServerEvent.replied(method: "GET", target: "/\u{1b}é", status: nil)
    #expect(event.line == "--- GET /\\u{1B}?")
  }
}
