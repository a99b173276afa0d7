public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a struct or an enum observable field by field.
public struct ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  /// Conforms the type to `ObservableState`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard isApplicable(to: declaration), !protocols.isEmpty,
      ExtensionAccess(attribute: node, context: context).allows(declaration)
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ObservableState {}")
    ]
  }

  private static func isApplicable(to declaration: some DeclGroupSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
  }
}

extension ObservableStateMacro: MemberMacro {
  /// Adds the registrar and what the runtime asks of a state.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.accessLevel(in: context).memberPrefix
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return ObservableStructMembers(declaration, access: access).declarations
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumMembers(declaration, access: access).declarations
    }
    let kind = declaration.introducer.text
    context.error(
      "'@ObservableState' cannot be applied to \(kind) type '\(declaration.typeName)'",
      at: declaration.introducer)
    return []
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  /// Marks each stored property of a struct as tracked, or says why it cannot be.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    let check = ObservedPropertyCheck(context: context)
    guard check.accepts(member), case .tracked(let property)? = ObservedProperty(member),
      !property.declaration.attributes.contains(named: "ObservationStateTracked")
    else { return [] }
    return ["@ComposableArchitecture.ObservationStateTracked"]
  }
}
