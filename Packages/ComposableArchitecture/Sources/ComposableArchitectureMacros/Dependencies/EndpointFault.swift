import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Why a closure property cannot be an endpoint.
enum EndpointFault {
  case constant, accessors, lazy, noDefault

  func diagnose(_ endpoint: Endpoint, in context: some MacroExpansionContext) {
    let property = endpoint.property
    switch self {
    case .constant:
      let specifier = property.declaration.bindingSpecifier
      context.error(
        "'@DependencyEndpoint' can only be applied to a 'var'", at: specifier,
        fixIts: [
          .replace(
            "Replace 'let' with 'var'", specifier,
            with: specifier.with(\.tokenKind, .keyword(.var)))
        ])
    case .accessors:
      context.error(
        "'@DependencyEndpoint' cannot be applied to a property with accessors",
        at: property.binding.accessorBlock.map(Syntax.init) ?? Syntax(property.identifier))
    case .lazy:
      context.error(
        "'@DependencyEndpoint' cannot be applied to a 'lazy' property", at: property.identifier)
    case .noDefault:
      context.error(
        "Default value required for closure '\(endpoint.name)', which cannot throw any error: "
          + "an unimplemented endpoint reports an issue and returns this value",
        at: property.binding, fixIts: [insertingDefault(endpoint)])
    }
  }

  private func insertingDefault(_ endpoint: Endpoint) -> FixIt {
    let binding = endpoint.property.binding
    let parameters = endpoint.closure.ignoredParameters
    let signature = parameters.isEmpty ? "" : "\(parameters) "
    let value: ExprSyntax = "{ \(raw: signature)<#\(endpoint.closure.returnType)#> }"
    var completed = binding
    completed.trailingTrivia = []
    completed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value,
      trailingTrivia: binding.trailingTrivia)
    return .replace("Insert '= \(value.trimmedDescription)'", binding, with: completed)
  }

  /// Says what is wrong with a declaration that is no closure property at all.
  static func diagnoseShape(
    of declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let property = InstanceProperty(declaration) else {
      context.error(
        "'@DependencyEndpoint' can only be applied to a single instance property", at: attribute)
      return
    }
    context.error(
      "'@DependencyEndpoint' needs an explicit closure type, such as "
        + "'var \(property.name): () -> Void'",
      at: property.binding)
  }
}
