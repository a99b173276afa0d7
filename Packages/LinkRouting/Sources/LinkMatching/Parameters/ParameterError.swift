/// Why a parameter cannot be had.
public enum ParameterError: Error, Hashable, Sendable {
  /// There is no parameter with the name.
  case missing(name: String)
  /// The parameter's text is no value of the type.
  case invalid(name: String, value: String, type: String)
}

extension ParameterError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .missing(let name): "There is no “\(name)”."
    case .invalid(let name, let value, let type):
      "“\(value.shortened)” \(Self.fault(of: value, as: type)) for “\(name)”."
    }
  }

  /// What a person is told of a text that is no value of a type.
  private static func fault(of value: String, as type: String) -> String {
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      isWholeNumber(value) ? "is out of range" : "is no whole number"
    case "Double", "Float": "is no number"
    case "Bool": "is neither “true” nor “false”, as is wanted"
    default: "is no \(type)"
    }
  }

  private static func isWholeNumber(_ value: String) -> Bool {
    let digits = value.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return value.utf8.count - digits.count < 2 && !digits.isEmpty
      && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension String {
  /// At most 200 characters, for a message.
  package var shortened: String {
    guard let end = index(startIndex, offsetBy: 200, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }
}
