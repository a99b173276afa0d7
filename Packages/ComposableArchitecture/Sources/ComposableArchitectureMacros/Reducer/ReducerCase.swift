import SwiftSyntax

/// One case of an enum reducer, and what becomes of it in `State`, `Action` and `CaseScope`.
struct ReducerCase {
  /// What the payload of a case is.
  enum Role {
    /// A reducer: its type, and the expression that makes it.
    case reducer(type: String, instance: String)
    /// State with actions and no behaviour of its own, such as an alert.
    case ephemeral(type: String)
    /// Plain state, or nothing.
    case inert
  }

  let enumCase: EnumCase
  let role: Role

  init(_ enumCase: EnumCase) {
    self.enumCase = enumCase
    self.role = Self.role(of: enumCase)
  }

  private static func role(of enumCase: EnumCase) -> Role {
    let attributes = enumCase.declaration.attributes
    guard
      enumCase.values.count == 1, let value = enumCase.values.first,
      !attributes.contains(named: "ReducerCaseIgnored")
    else { return .inert }
    let type = value.type.trimmedDescription
    if attributes.contains(named: "ReducerCaseEphemeral") || isEphemeral(value.type) {
      return .ephemeral(type: type)
    }
    if let member = value.type.as(MemberTypeSyntax.self), member.name.text == "Body" {
      let base = member.baseType.trimmedDescription
      return .reducer(
        type: base, instance: value.defaultValue?.trimmedDescription ?? "\(base).body")
    }
    return .reducer(type: type, instance: value.defaultValue?.trimmedDescription ?? "\(type)()")
  }

  private static func isEphemeral(_ type: TypeSyntax) -> Bool {
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    return ["AlertState", "ConfirmationDialogState"].contains(name?.text)
  }

  private var name: String { enumCase.name }

  private var indirect: String {
    enumCase.declaration.modifiers.contains(.indirect) ? "indirect " : ""
  }

  /// The source types of the values, labels included, in parentheses; nothing for no values.
  private var payload: String {
    guard !enumCase.values.isEmpty else { return "" }
    let types = enumCase.values.map(\.type.trimmedDescription)
    return "(\(enumCase.arguments(types)))"
  }

  var state: [String] {
    switch role {
    case .reducer(let type, _):
      enumCase.preamble + ["\(indirect)case \(name)(\(enumCase.arguments(["\(type).State"])))"]
    case .ephemeral, .inert:
      enumCase.preamble + ["\(indirect)case \(name)\(payload)"]
    }
  }

  var action: [String] {
    switch role {
    case .reducer(let type, _), .ephemeral(let type):
      ["\(indirect)case \(name)(\(type).Action)"]
    case .inert:
      ["case \(name)(Swift.Never)"]
    }
  }

  /// The reducer of the case as a line of a builder.
  var scope: [String] {
    guard case .reducer(_, let instance) = role, let child = enumCase.values.first?.type else {
      return []
    }
    return [
      "ComposableArchitecture.Scope<Self.State, Self.Action, \(child.trimmedDescription)>(",
      "  state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)",
      ") {",
      "  \(instance)",
      "}",
    ]
  }

  var scopedStore: [String] {
    switch role {
    case .reducer(let type, _): ["case \(name)(ComposableArchitecture.StoreOf<\(type)>)"]
    case .ephemeral, .inert: ["case \(name)\(payload)"]
    }
  }

  var scoping: [String] {
    switch role {
    case .reducer:
      return [
        "case .\(name):",
        "  return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)",
      ]
    case .ephemeral, .inert:
      guard !enumCase.values.isEmpty else { return ["case .\(name):", "  return .\(name)"] }
      let values = enumCase.arguments(enumCase.variables)
      return ["case let \(enumCase.pattern):", "  return .\(name)(\(values))"]
    }
  }
}
