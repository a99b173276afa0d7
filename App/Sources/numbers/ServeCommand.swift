import Glibc
import NumbersCommand
import NumbersServer

/// `numbers serve`: the protocol over HTTP until it is told to stop.
struct ServeCommand {
  private let options: ServeOptions

  init(_ options: ServeOptions) {
    self.options = options
  }

  func run() async throws {
    let log: (@Sendable (ServerEvent) -> Void)? = options.logs ? Self.tell : nil
    let server: NumbersServer
    do {
      server = try NumbersServer.start(host: options.host, port: options.port, log: log)
    } catch {
      throw CommandFailure(sentence: error.sentence, exitCode: .unavailable)
    }
    let stops = await StopSignals()
    try StandardOutput.write("listening on \(server.address)\n")
    await stops.first()
    await server.stop()
  }

  /// Tells an event on standard error, cut at a length that a pipe with room takes whole; where
  /// nobody takes it, it is left out, so that the server never waits.
  @Sendable private static func tell(_ event: ServerEvent) {
    guard Descriptor.hasRoom(STDERR_FILENO) else { return }
    StandardError.write(event.line.prefix(1_000) + "\n")
  }
}
