/// What a server has done since it started.
public struct ServerStatistics: Hashable, Sendable {
  /// Requests that were understood, those with an injected fault included.
  public internal(set) var requests = 0
  /// Requests that got 400, 408, 413, 414, 417, 431, 501 or 505 before they were understood.
  public internal(set) var refusals = 0
  /// Connections that were accepted, those turned away included.
  public internal(set) var connections = 0
  /// Connections that are open now.
  public internal(set) var openConnections = 0
  /// Replies that a gate holds back now.
  public internal(set) var heldReplies = 0
  /// Bytes that were read from all clients.
  public internal(set) var bytesReceived = 0
}
