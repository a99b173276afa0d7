import SwiftSyntax
import SwiftSyntaxBuilder

/// The method that calls an endpoint with argument labels.
struct EndpointMethod {
  private let endpoint: Endpoint
  private let name: String?

  init(_ endpoint: Endpoint, named name: String?) {
    self.endpoint = endpoint
    self.name = name
  }

  /// Nothing if the closure has no labels and no other name was asked for: the property itself is
  /// called then.
  var declarations: [DeclSyntax] {
    let property = endpoint.property
    guard name != nil || endpoint.closure.hasArgumentLabels else { return [] }
    let parameters = endpoint.closure.function.parameters.enumerated().map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)"
        + (parameter.ellipsis == nil ? "" : "...")
    }
    let preamble =
      property.declaration.documentation
      + property.declaration.attributes.availability
    let access = property.declaration.modifiers.accessLevel?.prefix ?? ""
    let head =
      "\(endpoint.closure.methodAttributes)\(access)func \(name ?? property.name)"
      + "(\(parameters.joined(separator: ", ")))\(endpoint.closure.effects)"
      + " -> \(endpoint.closure.returnType) {"
    let lines = preamble + [head, "  \(call)", "}"]
    return [DeclSyntax(stringLiteral: lines.joined(separator: "\n"))]
  }

  private var call: String {
    let arguments = endpoint.closure.function.parameters.enumerated().map { index, parameter in
      argument("p\(index)", type: parameter.type)
    }
    let effects =
      (endpoint.closure.isThrowing ? "try " : "")
      + (endpoint.closure.isAsync ? "await " : "")
    return "\(effects)self.\(endpoint.property.name)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ name: String, type: TypeSyntax) -> String {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return name }
    if attributed.attributes.contains(named: "autoclosure") { return "\(name)()" }
    let isInout = attributed.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    return isInout ? "&\(name)" : name
  }
}
