import NumbersServer

/// Runs a test against a server that is stopped in any case.
///
/// Its time stands still unless the test moves it, so that a busy machine ends no connection.
func withServer<Result>(
  limits: ServerLimits = ServerLimits(), clock: ServerClock = .manual(ManualServerClock()),
  faults: FaultPlan = .none,
  _ body: (NumbersServer) async throws -> Result
) async throws -> Result {
  let server = try NumbersServer.start(limits: limits, clock: clock, faults: faults, seed: 42)
  do {
    let result = try await body(server)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}

extension NumbersServer {
  /// The reply to one request on a connection of its own.
  func get(
    _ target: String, method: String = "GET", headers: String = "", body: String = ""
  ) throws -> RawReply {
    let client = try RawClient(port: port)
    client.send("\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n\(body)")
    return try client.reply(hasBody: method != "HEAD")
  }

  /// Gives way to others until the statistics say so.
  func waits(until condition: (ServerStatistics) -> Bool) async -> Bool {
    await waitsUntil { condition(statistics) }
  }
}

/// Gives way to others until a condition holds, for 20 s and, on a busy machine, longer: each of
/// the other tests may keep its thread for long between two looks.
func waitsUntil(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(20)
  var looks = 0
  while looks < 1_000 || ContinuousClock.now < deadline {
    if condition() { return true }
    looks += 1
    await Task.yield()
  }
  return false
}
