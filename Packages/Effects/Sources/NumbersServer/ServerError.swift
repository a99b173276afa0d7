/// Why the server did not start.
public enum ServerError: Error, Hashable, Sendable {
  /// The host is neither an address nor a known name.
  case unknownHost(String)
  /// The address cannot be listened on; `reason` is the system's own words.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The system has no descriptors or threads left; `reason` is its own words.
  case noResources(reason: String)

  /// What happened, in a sentence for a person.
  public var sentence: String {
    switch self {
    case .unknownHost(let host): "The host “\(host)” is not known."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on \(host), port \(port): \(reason)."
    case .noResources(let reason): "The server cannot start: \(reason)."
    }
  }
}
