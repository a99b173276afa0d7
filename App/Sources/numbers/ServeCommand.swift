import NumbersCommand
import NumbersServer

/// `numbers serve`: the protocol over HTTP until it is told to stop.
struct ServeCommand {
  private let options: ServeOptions

  init(_ options: ServeOptions) {
    self.options = options
  }

  func run() async throws {
    let server: NumbersServer
    do {
      server = try NumbersServer.start(host: options.host, port: options.port)
    } catch {
      throw CommandFailure(sentence: error.sentence, exitCode: .unavailable)
    }
    let stops = await StopSignals()
    try StandardOutput.write("listening on \(server.address)\n")
    await stops.first()
    await server.stop()
  }
}
