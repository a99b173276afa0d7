import FoundationEssentials

/// The reply to a batch: an object from numbers to facts; other keys are passed over.
struct LooseBatch: Decodable {
  var members: [Int: LooseFact] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      guard let number = key.intValue else { continue }
      members[number] = try? container.decode(LooseFact.self, forKey: key)
    }
  }

  static func decoding(_ text: String) throws(APIError) -> LooseBatch {
    do {
      return try JSONDecoder().decode(LooseBatch.self, from: Data(text.utf8))
    } catch {
      throw .notText
    }
  }

  private struct Key: CodingKey {
    let stringValue: String

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init(intValue: Int) {
      self.stringValue = String(intValue)
    }

    var intValue: Int? { Int(stringValue) }
  }
}
