/// A reply of the API as it came over the wire.
public struct NumbersReply: Sendable {
  /// The most bytes that a reply may have.
  public static let limit = 256 * 1_024

  /// The most bytes that the text of one fact may have.
  public static let textLimit = 4 * 1_024

  /// The body, decompressed.
  public var body: [UInt8]
  /// The header `Content-Type`.
  public var contentType: String?
  /// The header `X-Numbers-API-Number`.
  public var numberHeader: String?
  /// The header `X-Numbers-API-Type`.
  public var typeHeader: String?

  /// A reply with the headers that matter.
  public init(
    body: [UInt8], contentType: String? = nil, numberHeader: String? = nil,
    typeHeader: String? = nil
  ) {
    self.body = body
    self.contentType = contentType
    self.numberHeader = numberHeader
    self.typeHeader = typeHeader
  }

  /// The one fact in the reply to `request`.
  ///
  /// - Throws: `APIError.tooLarge`, `.notText` or `.noFact`.
  public func fact(for request: NumbersRequest, source: FactSource) throws(APIError) -> NumberFact {
    let text = try text()
    let loose =
      text.first == "{" || isJSON && !text.isEmpty
      ? try LooseFact.decoding(text)
      : LooseFact(text: text, number: numberHeader.flatMap { Int($0) }, type: typeHeader)
    return try loose.fact(number: request.number, kind: request.kind, source: source)
  }

  /// The facts in the reply to `request`, in the order in which a batch asks for them.
  ///
  /// A member that the reply leaves out, or has no text for, gets a fact that was not found.
  ///
  /// - Throws: `APIError.tooLarge`, `.notText`, or `.noFact` when the reply has no fact at all.
  public func facts(
    for request: NumbersRequest, source: FactSource
  ) throws(APIError) -> [NumberFact] {
    guard case .batch(let batch) = request.subject else {
      return [try fact(for: request, source: source)]
    }
    let members = try LooseBatch.decoding(try text()).members
    var facts: [NumberFact] = []
    var known = 0
    for number in batch.members {
      do throws(APIError) {
        guard var loose = members[number] else { throw .noFact }
        // The key is what was asked for; a number inside that says otherwise is wrong.
        loose.number = number
        facts.append(try loose.fact(number: number, kind: request.kind, source: source))
        known += 1
      } catch .noFact {
        facts.append(
          NumberFact(
            text: "Nothing was said about \(number).", number: number, kind: request.kind,
            found: false, source: source))
      }
    }
    guard known > 0 else { throw .noFact }
    return facts
  }

  /// The start of the body as one harmless line; empty for what is not text.
  public var excerpt: String {
    guard
      let text = try? NumbersReply(body: Array(body.prefix(1_024)), contentType: contentType)
        .text()
    else { return "" }
    return Sanitizer.line(text, limit: 120)
  }

  private func text() throws(APIError) -> String {
    guard body.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    guard isReadable, let text = String(validating: body, as: UTF8.self) else { throw .notText }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.first != "<", !text.utf8.contains(0) else { throw .notText }
    return String(start)
  }

  /// The media type without its parameters, in lower case; `nil` if there is none.
  private var mediaType: String? {
    let type = contentType?.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return type.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var isJSON: Bool {
    mediaType.map { $0.hasSuffix("/json") || $0.hasSuffix("+json") } ?? false
  }

  /// Whether the body calls itself text or JSON, or nothing at all.
  private var isReadable: Bool {
    guard let mediaType else { return true }
    return isJSON || mediaType.hasPrefix("text/") && !mediaType.contains("html")
  }
}
