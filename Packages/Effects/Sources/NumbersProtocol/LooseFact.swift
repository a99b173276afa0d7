import FoundationEssentials

/// A fact as the API may write it: any part may be missing or of another type.
struct LooseFact: Decodable {
  var text: String?
  var number: Int?
  var found: Bool?
  var type: String?
  var date: String?
  var year: Int?

  init(text: String?, number: Int? = nil, type: String? = nil) {
    self.text = text
    self.number = number
    self.type = type
  }

  /// Reads an object, or a bare string as in some batches.
  ///
  /// - Throws: What the decoder throws for anything else.
  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      text = try decoder.singleValueContainer().decode(String.self)
      return
    }
    text = container.string(.text)
    number = container.integer(.number)
    found = try? container.decode(Bool.self, forKey: .found)
    type = container.string(.type)
    date = container.string(.date)
    year = container.integer(.year)
  }

  static func decoding(_ text: String) throws(APIError) -> LooseFact {
    do {
      return try JSONDecoder().decode(LooseFact.self, from: Data(text.utf8))
    } catch {
      throw .notText
    }
  }

  /// The fact, with what is missing taken from the request.
  func fact(
    number asked: Int?, kind: FactKind, source: FactSource
  ) throws(APIError) -> NumberFact {
    guard let text, text.utf8.count <= NumbersReply.textLimit else {
      if text == nil { throw .noFact }
      throw .tooLarge(limit: NumbersReply.textLimit)
    }
    let line = Sanitizer.line(text)
    guard !line.isEmpty, line != "undefined" else { throw .noFact }
    return NumberFact(
      text: line, number: number ?? asked, kind: type.flatMap(FactKind.init) ?? kind,
      found: found ?? true, date: date.map { Sanitizer.line($0, limit: 60) }, year: year,
      source: source)
  }

  private enum Key: String, CodingKey {
    case text, number, found, type, date, year
  }
}

extension KeyedDecodingContainer {
  fileprivate func string(_ key: Key) -> String? {
    try? decode(String.self, forKey: key)
  }

  fileprivate func integer(_ key: Key) -> Int? {
    if let integer = try? decode(Int.self, forKey: key) { return integer }
    if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number) }
    return string(key).flatMap { Int($0) }
  }
}
