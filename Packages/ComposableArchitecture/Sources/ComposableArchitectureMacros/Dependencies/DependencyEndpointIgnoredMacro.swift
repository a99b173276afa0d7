public import SwiftSyntax
public import SwiftSyntaxMacros

/// A mark for `@DependencyClient`: this closure is not an endpoint.
public struct DependencyEndpointIgnoredMacro: PeerMacro {
  /// Adds nothing.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
