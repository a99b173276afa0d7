/// Suspends until the task is cancelled, then throws `CancellationError`.
func waitForCancellation() async throws -> Never {
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
  continuation.finish()
  throw CancellationError()
}
