import Effects
import FoundationEssentials

/// Facts in the shape of the numbers protocol, with their source.
enum FactJSON {
  private struct Row: Encodable {
    let text: String
    let found: Bool
    let number: Int?
    let type: String
    let date: String?
    let year: Int?
    let source: String
  }

  /// One fact as a JSON object on one line.
  ///
  /// - Throws: What the encoder throws.
  static func object(_ fact: NumberFact) throws -> String {
    let row = Row(
      text: fact.text, found: fact.found, number: fact.number, type: fact.kind.rawValue,
      date: fact.date, year: fact.year, source: fact.source.label)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(row), as: UTF8.self)
  }

  /// An object from number to fact, in the order of the facts, a line each.
  ///
  /// - Throws: What the encoder throws.
  static func batch(_ facts: [NumberFact]) throws -> String {
    let rows = try facts.map { "  \"\($0.number.map(String.init) ?? "null")\": \(try object($0))" }
    return "{\n" + rows.joined(separator: ",\n") + "\n}\n"
  }
}
