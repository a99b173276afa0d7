import Effects

extension FactRequest {
  /// Reads what the query of a link asks for: `number` and `kind`, each of which may be missing.
  ///
  /// - Parameter values: The values of a name in the query, of which the first counts.
  /// - Throws: ``FactRequestError`` when a value is no number, or no kind.
  public init(query values: (_ name: String) -> [String]) throws(FactRequestError) {
    self.init()
    if let text = values(Self.numberName).first {
      guard let number = Int(text) else { throw .notANumber(text) }
      self.number = number
    }
    if let text = values(Self.kindName).first {
      guard let kind = FactKind(rawValue: text) else { throw .notAKind(text) }
      self.kind = kind
    }
  }

  /// The query of the link that asks for this.
  public var query: [(name: String, value: String)] {
    [(Self.numberName, number.map(String.init)), (Self.kindName, kind?.rawValue)]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  private static let numberName = "number"
  private static let kindName = "kind"
}

/// Why the query of a link asks for no fact.
public enum FactRequestError: Error, Hashable, Sendable {
  /// What stands for the number is none.
  case notANumber(String)
  /// There is no such kind of fact.
  case notAKind(String)
}

extension FactRequestError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .notANumber(let text): "“\(text)” is no whole number."
    case .notAKind(let text):
      "“\(text)” is no kind of fact: there are \(FactKind.allCases.map(\.rawValue).joined(separator: ", "))."
    }
  }
}
