import SwiftSyntax

/// The type of a closure that a dependency client holds.
struct ClosureType {
  let function: FunctionTypeSyntax
  /// Attributes such as `@Sendable`, without `@escaping`.
  let attributes: [AttributeSyntax]
  /// Whether the type is written with `@escaping`.
  let isEscaping: Bool

  /// Nothing for a type that is not written as a function, in parentheses or not.
  init?(_ type: TypeSyntax) {
    var type = type
    var attributes: [AttributeSyntax] = []
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.all
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.firstName == nil
      {
        type = element.type
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    self.function = function
    self.attributes = attributes.filter { $0.baseName != "escaping" }
    self.isEscaping = attributes.contains { $0.baseName == "escaping" }
  }

  /// The attributes that a method with the same behaviour has too, each with a trailing space.
  ///
  /// A method of a global actor is `Sendable` as it is, and must not say so.
  var methodAttributes: String {
    let isIsolated = attributes.contains { $0.baseName.hasSuffix("Actor") }
    return attributes.filter { $0.baseName != "convention" }
      .filter { !isIsolated || $0.baseName != "Sendable" }
      .map { "\($0.trimmedDescription) " }.joined()
  }

  /// `async`, `throws` and `->`, as written.
  var effects: String {
    function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
  }

  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }

  /// Whether any error at all may be thrown.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let type = clause.type?.trimmedDescription else { return true }
    return ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(type)
  }

  var returnType: TypeSyntax { function.returnClause.type.trimmed }

  var returnsVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(returnType.trimmedDescription)
  }

  var returnsOptional: Bool {
    returnType.is(OptionalTypeSyntax.self)
      || returnType.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// Whether a parameter has a name, as in `(_ id: Int) -> Void`.
  var hasArgumentLabels: Bool {
    function.parameters.contains { $0.secondName != nil }
  }

  /// `_, _ in ` for a closure of this type that ignores its arguments.
  var ignoredParameters: String {
    function.parameters.isEmpty
      ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
  }
}
