public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Gives an enum a case path per case.
public struct CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  /// Conforms the enum to `CasePathable` and `CasePathIterable`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty,
      ExtensionAccess(attribute: node, context: context).allows(declaration)
    else { return [] }
    let names = protocols.map { "CasePaths.\($0.trimmedDescription)" }.joined(separator: ", ")
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
  }
}

extension CasePathableMacro: MemberMacro {
  /// Adds `AllCasePaths` and `allCasePaths`.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.error(
        "'@CasePathable' cannot be applied to '\(declaration.typeName)': it is not an enum",
        at: declaration.introducer)
      return []
    }
    OverloadedCases(in: declaration.memberBlock.members.enumCases)
      .diagnose(attribute: node, in: context)
    let paths = CasePathsMembers(declaration, in: context)
    return [paths.structure, paths.accessor]
      .map { DeclSyntax(stringLiteral: $0.joined(separator: "\n")) }
  }
}
