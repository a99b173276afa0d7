import SwiftSyntax

/// One case of an enum, as generated code needs to see it.
struct EnumCase {
  /// A value that the case carries.
  struct Value {
    let label: String?
    let type: TypeSyntax
    /// The default that the source gives, if any.
    let defaultValue: ExprSyntax?
  }

  let element: EnumCaseElementSyntax
  let declaration: EnumCaseDeclSyntax
  let values: [Value]

  init(_ element: EnumCaseElementSyntax, of declaration: EnumCaseDeclSyntax) {
    self.element = element
    self.declaration = declaration
    self.values =
      (element.parameterClause?.parameters).map { parameters in
        parameters.map { parameter in
          let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
          return Value(
            label: label, type: parameter.type.trimmed,
            defaultValue: parameter.defaultValue?.value.trimmed)
        }
      } ?? []
  }

  /// The name as the source spells it, backticks included.
  var name: String { element.name.text }

  var bareName: String { element.name.bareName }

  /// Whether the lone value can never exist: the compiler warns of code that uses it.
  var isUninhabited: Bool {
    values.count == 1 && ["Never", "Swift.Never"].contains(values[0].type.trimmedDescription)
  }

  /// The documentation comment and the availability attributes.
  var preamble: [String] { declaration.documentation + declaration.attributes.availability }

  /// `v0`, `v1` …: a variable for each value.
  var variables: [String] { values.indices.map { "v\($0)" } }

  /// `.name(v0, v1)`, or `.name` if there is no value.
  var pattern: String {
    values.isEmpty ? ".\(name)" : ".\(name)(\(variables.joined(separator: ", ")))"
  }

  /// The arguments that make the case, each with its label.
  func arguments(_ expressions: [String]) -> String {
    zip(values, expressions)
      .map { value, expression in value.label.map { "\($0): \(expression)" } ?? expression }
      .joined(separator: ", ")
  }
}

extension MemberBlockItemListSyntax {
  /// The cases of an enum with the `#if`s around them.
  var enumCases: [Conditional<EnumCase>] {
    conditional { declaration in
      guard let cases = declaration.as(EnumCaseDeclSyntax.self) else { return [] }
      return cases.elements.map { EnumCase($0, of: cases) }
    }
  }
}
