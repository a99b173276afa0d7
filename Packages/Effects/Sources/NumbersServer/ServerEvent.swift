/// What the server tells its log.
public enum ServerEvent: Hashable, Sendable {
  /// A request has its reply; `status` is `nil` when a fault left no status line.
  case replied(method: String, target: String, status: Int?)
  /// A request was refused before it was understood.
  case refused(status: Int, reason: String)
  /// A connection was turned away, since there are too many.
  case turnedAway

  /// The event as a line for a log: control characters in it are escaped.
  public var line: String {
    switch self {
    case .replied(let method, let target, let status):
      "\(status.map(String.init) ?? "---") \(method) \(Self.harmless(target))"
    case .refused(let status, let reason): "\(status) \(reason)"
    case .turnedAway: "503 too many connections"
    }
  }

  private static func harmless(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? $0.escaped(asASCII: true) : "?" }.joined()
  }
}
