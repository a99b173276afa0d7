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
      "“\(value.shortened)” is no \(Self.word(for: type)) for “\(name)”."
    }
  }

  /// What a person calls a value of a type.
  private static func word(for type: String) -> String {
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      "whole number"
    case "Double", "Float": "number"
    case "Bool": "“true” or “false”"
    default: type
    }
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
