/// What survives a restart: who the user is, and where.
public struct Session: Codable, Hashable, Sendable {
  /// The version that is written; the one before it is read too.
  public static let version = 2

  /// The name in the log-in field, or of who is logged in.
  public var name: String
  /// The URLs of the screens that are open, each tab's from below, those of the tab in front last; none at
  /// the log-in.
  public var urls: [String]

  /// A session.
  public init(name: String, urls: [String] = []) {
    self.name = name
    self.urls = urls
  }

  private enum Key: CodingKey {
    case version, name, url, urls
  }

  /// Decodes a session.
  ///
  /// - Throws: ``SessionError/otherVersion(_:)``, or what the decoder finds wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    switch version {
    case 1: urls = try container.decodeIfPresent(String.self, forKey: .url).map { [$0] } ?? []
    case Self.version: urls = try container.decode([String].self, forKey: .urls)
    default: throw SessionError.otherVersion(version)
    }
    name = try container.decode(String.self, forKey: .name)
  }

  /// Encodes the session with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(name, forKey: .name)
    try container.encode(urls, forKey: .urls)
  }
}
