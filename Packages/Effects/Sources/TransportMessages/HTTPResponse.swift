import FoundationEssentials
package import NumbersProtocol

/// A reply with any status.
package struct HTTPResponse: Sendable {
  /// The status code.
  package var status: Int
  /// What came, and the headers that say how to read it.
  package var reply: NumbersReply
  /// The header `Retry-After`.
  package var retryAfter: String?

  /// A response with all its parts.
  package init(status: Int, reply: NumbersReply, retryAfter: String?) {
    self.status = status
    self.reply = reply
    self.retryAfter = retryAfter
  }
}

extension HTTPResponse: Codable {
  private enum CodingKeys: CodingKey {
    case status, body, contentType, numberHeader, typeHeader, retryAfter
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      status: try values.decode(Int.self, forKey: .status),
      reply: NumbersReply(
        body: Array(try values.decode(Data.self, forKey: .body)),
        contentType: try values.decodeIfPresent(String.self, forKey: .contentType),
        numberHeader: try values.decodeIfPresent(String.self, forKey: .numberHeader),
        typeHeader: try values.decodeIfPresent(String.self, forKey: .typeHeader)),
      retryAfter: try values.decodeIfPresent(String.self, forKey: .retryAfter))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(status, forKey: .status)
    try values.encode(Data(reply.body), forKey: .body)
    try values.encodeIfPresent(reply.contentType, forKey: .contentType)
    try values.encodeIfPresent(reply.numberHeader, forKey: .numberHeader)
    try values.encodeIfPresent(reply.typeHeader, forKey: .typeHeader)
    try values.encodeIfPresent(retryAfter, forKey: .retryAfter)
  }
}
