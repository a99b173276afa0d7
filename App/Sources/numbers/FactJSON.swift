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
  static func object(_ fact: NumberFact) -> String {
    let row = Row(
      text: fact.text, found: fact.found, number: fact.number, type: fact.kind.rawValue,
      date: fact.date, year: fact.year, source: fact.source.label)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(row) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// An object from number to fact, in the order of the facts, a line each.
  static func batch(_ facts: [NumberFact]) -> String {
    let rows = facts.map { "  \"\($0.number.map(String.init) ?? "null")\": \(object($0))" }
    return "{\n" + rows.joined(separator: ",\n") + "\n}\n"
  }
}
