/// Where the local server listens, and whether it tells its requests.
public struct ServeOptions: Equatable, Sendable {
  /// The address.
  public var host: String
  /// The port; 0 picks a free one.
  public var port: UInt16
  /// Whether each request is told on standard error.
  public var logs: Bool

  /// Listens on loopback.
  public init(host: String = "127.0.0.1", port: UInt16 = 8080, logs: Bool = false) {
    self.host = host
    self.port = port
    self.logs = logs
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    self.init(logs: result.has("log"))
    if let text = result["port"] {
      guard let port = UInt16(text) else {
        throw UsageError("'\(printable(text))' is no port: a whole number from 0 to 65535")
      }
      self.port = port
    }
    if let host = result["host"] {
      guard !host.isEmpty else { throw UsageError("option '--host' needs a value") }
      self.host = host
    }
    if let extra = result.operands.first {
      throw UsageError("'serve' takes no operand: '\(printable(extra))'")
    }
  }
}
