public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Gives a struct of closures its initialisers, and makes each closure an endpoint.
public struct DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  /// Marks each closure property as an endpoint.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self), ClientProperty(member)?.isImplicitEndpoint == true
    else { return [] }
    return ["@Dependencies.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  /// Adds a memberwise initialiser, and one without arguments for an unimplemented client.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.error(
        "'@DependencyClient' can only be applied to a struct", at: declaration.introducer)
      return []
    }
    let access = declaration.accessLevel(in: context)
    return ClientInitializers(declaration, access: access).declarations(in: context)
  }
}
