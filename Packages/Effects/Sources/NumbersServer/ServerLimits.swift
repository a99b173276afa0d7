/// What one client may ask of the server, and for how long.
public struct ServerLimits: Sendable {
  /// The most bytes of a request line; more gets 414.
  public var requestLine = 8_192
  /// The most bytes of all header lines together; more gets 431.
  public var headers = 16_384
  /// The most header lines; more gets 431.
  public var headerCount = 100
  /// The most bytes of a request's body, which is read and dropped; more gets 413.
  public var body = 65_536
  /// The most connections that are served at a time; further ones get 503.
  public var connections = 256
  /// How long a connection may be open between requests before it is closed.
  public var idleTime = Duration.seconds(60)
  /// How long a request may take from its first byte to its last; longer gets 408.
  public var requestTime = Duration.seconds(15)
  /// How long a client may leave a reply unread before the connection is closed.
  public var writeTime = Duration.seconds(30)
  /// How long the rest of what a client sends is read and dropped after a last reply.
  public var lingerTime = Duration.seconds(2)
  /// How long a stop waits for replies on their way, in real time.
  public var stopTime = Duration.seconds(5)

  /// The limits that suit a server for one machine.
  public init() {}
}
