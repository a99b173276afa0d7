import FoundationEssentials

/// A message as a line of JSON; JSON writes a line break within a text as `\n`, so none is torn.
package enum MessageLine {
  /// The line of a message, its line feed included; nil for what JSON cannot hold.
  package static func bytes(of message: some Encodable) -> [UInt8]? {
    guard let data = try? JSONEncoder().encode(message) else { return nil }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// The message in a line without its line feed; nil for anything else.
  package static func message<Message: Decodable>(
    _ type: Message.Type = Message.self, in line: some Sequence<UInt8>
  ) -> Message? {
    try? JSONDecoder().decode(type, from: Data(line))
  }
}
