public import SwiftSyntax
public import SwiftSyntaxMacros

/// A mark for `@Reducer` on an enum: the payload of this case is state without behaviour that is
/// nil-ed out by its own actions, as an alert is.
public struct ReducerCaseEphemeralMacro: PeerMacro {
  /// Adds nothing, and says where the mark has no meaning.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    checkCase(declaration, of: node, in: context)
    return []
  }
}

/// A mark for `@Reducer` on an enum: the payload of this case is plain state.
public struct ReducerCaseIgnoredMacro: PeerMacro {
  /// Adds nothing, and says where the mark has no meaning.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    checkCase(declaration, of: node, in: context)
    return []
  }
}

private func checkCase(
  _ declaration: some DeclSyntaxProtocol, of attribute: AttributeSyntax,
  in context: some MacroExpansionContext
) {
  guard !declaration.is(EnumCaseDeclSyntax.self) else { return }
  context.error("'@\(attribute.baseName)' can only be applied to an enum case", at: attribute)
}
