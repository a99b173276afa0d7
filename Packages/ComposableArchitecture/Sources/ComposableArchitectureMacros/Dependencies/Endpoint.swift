import SwiftSyntax

/// A closure property of a dependency client.
struct Endpoint {
  let property: InstanceProperty
  let closure: ClosureType

  /// Nothing unless the declaration is a single instance property with a closure's type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = InstanceProperty(declaration),
      let closure = property.type.flatMap(ClosureType.init)
    else { return nil }
    self.property = property
    self.closure = closure
  }

  /// The name without backticks.
  var name: String { property.identifier.bareName }

  /// The type as written.
  var typeText: String { property.type?.trimmedDescription ?? "" }

  /// What keeps the endpoint from a default, if anything.
  var fault: EndpointFault? {
    if !property.isVariable { return .constant }
    if !property.isStored || property.hasObservers { return .accessors }
    if property.isLazy { return .lazy }
    if property.initialValue == nil, !closure.throwsAnyError, !closure.returnsVoid,
      !closure.returnsOptional
    {
      return .noDefault
    }
    return nil
  }

  /// The source of the default: it reports an issue that names the endpoint, then throws,
  /// or returns what the source gives.
  var unimplemented: String {
    guard let value = property.initialValue else {
      return closureText(closure.ignoredParameters, [reporting, generatedResult])
    }
    guard let literal = value.as(ClosureExprSyntax.self) else { return value.description }
    let signature = literal.signature.map(\.trimmedDescription) ?? ""
    return closureText(signature, [reporting] + statements(of: literal))
  }

  private func closureText(_ signature: String, _ statements: [String]) -> String {
    let head = signature.isEmpty ? "{" : "{ \(signature)"
    return ([head] + indented(statements.filter { !$0.isEmpty }) + ["}"]).joined(separator: "\n")
  }

  private var reporting: String {
    "IssueReporting.reportIssue(\"Unimplemented: '\\(Self.self).\(name)'\")"
  }

  private var generatedResult: String {
    if closure.throwsAnyError { return "throw Dependencies.Unimplemented(\"\(name)\")" }
    return closure.returnsVoid ? "" : "return nil"
  }

  /// The statements of a default; a lone expression needs a `return` once it is no longer alone.
  private func statements(of literal: ClosureExprSyntax) -> [String] {
    let source = literal.statements.trimmedDescription
    guard literal.statements.count == 1, let item = literal.statements.first?.item else {
      return [source]
    }
    guard !closure.returnsVoid, isValue(item) else { return [source] }
    return ["return \(source)"]
  }

  private func isValue(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .expr(let expression):
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return callee.map { !["fatalError", "preconditionFailure"].contains($0) } ?? true
    case .stmt(let statement): return statement.is(ExpressionStmtSyntax.self)
    default: return false
    }
  }
}
