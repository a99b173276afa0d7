import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Gives a closure of a dependency client a default that reports an issue, and a method with
/// argument labels.
public struct DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  /// Makes accessors of the storage.
  ///
  /// An initial value is passed to an `init` accessor, and would replace the default that reports:
  /// an endpoint with one has no such accessor, and its initializers assign the storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration), endpoint.fault == nil else { return [] }
    let storage = endpoint.property.storageName
    let initializing: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """
    return (endpoint.property.initialValue == nil ? [initializing] : []) + [
      """
      get {
        \(raw: storage)
      }
      """,
      """
      set {
        \(raw: storage) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  /// Makes the storage with its default, and the method.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      EndpointFault.diagnoseShape(of: declaration, attribute: node, in: context)
      return []
    }
    if let fault = endpoint.fault {
      fault.diagnose(endpoint, in: context)
      return []
    }
    let property = endpoint.property
    let storage: DeclSyntax = """
      private var \(raw: property.storageName): \(raw: endpoint.typeText) = \
      \(raw: endpoint.unimplemented)
      """
    return EndpointMethod(endpoint, named: methodName(node, in: context)).declarations + [storage]
  }

  private static func methodName(
    _ attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) -> String? {
    guard
      case .argumentList(let arguments) = attribute.arguments,
      let argument = arguments.first(where: { $0.label?.text == "method" })
    else { return nil }
    guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else {
      context.error("'method' must be a string literal", at: argument.expression)
      return nil
    }
    let name = literal.segments.trimmedDescription
    if name.isEmpty { return nil }
    guard isIdentifier(name) else {
      context.error("'\(name)' is not the name of a method", at: argument.expression)
      return nil
    }
    return name
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first == "_" || first == "`" || first.isLetter else {
      return false
    }
    return name.allSatisfy { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
  }
}
