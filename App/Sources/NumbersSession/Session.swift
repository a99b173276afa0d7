/// What survives a restart: who the user is, and where.
public struct Session: Codable, Hashable, Sendable {
  /// The version that is written, and the only one that is read.
  public static let version = 1

  /// The name in the log-in field, or of who is logged in.
  public var name: String
  /// The URL of the screen in front; `nil` at the log-in.
  public var url: String?

  /// A session.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }

  private enum Key: CodingKey {
    case version, name, url
  }

  /// Decodes a session.
  ///
  /// - Throws: ``SessionError/otherVersion(_:)``, or what the decoder finds wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw SessionError.otherVersion(version) }
    name = try container.decode(String.self, forKey: .name)
    url = try container.decodeIfPresent(String.self, forKey: .url)
  }

  /// Encodes the session with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(url, forKey: .url)
  }
}
