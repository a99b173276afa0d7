import NumbersProtocol

/// A fact as the protocol writes it.
struct FactReply: Sendable {
  let fact: NumberFact
  /// The number as written, which may be longer than 64 bits; `nil` when there is none.
  let number: String?

  init(_ fact: NumberFact, number: String? = nil) {
    self.fact = fact
    self.number = number ?? fact.number.map(String.init)
  }

  /// The fact as a JSON object, the parts in the protocol's order.
  var object: String {
    "{\"text\": \(JSONText.quoted(fact.text)), \"number\": \(number ?? "null"), "
      + "\"found\": \(fact.found), \"type\": \"\(fact.kind.rawValue)\"}"
  }

  /// The headers that name number and kind.
  var headers: [(name: String, value: String)] {
    (number.map { [("X-Numbers-API-Number", $0)] } ?? [])
      + [("X-Numbers-API-Type", fact.kind.rawValue)]
  }
}
