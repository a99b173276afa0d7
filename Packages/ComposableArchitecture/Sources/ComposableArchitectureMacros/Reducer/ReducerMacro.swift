public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a reducer of a struct, or of the cases of an enum.
public struct ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  /// Conforms a struct to `Reducer`, an enum to `CaseReducer`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let missing = protocols.compactMap {
      $0.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    let wanted: [String]
    if let structure = declaration.as(StructDeclSyntax.self) {
      let showsBehavior = ReducerStructMembers(structure, access: "").showsBehavior
      wanted = showsBehavior ? ["Reducer"] : ["_DefaultBodyReducer", "Reducer"]
    } else {
      wanted = declaration.is(EnumDeclSyntax.self) ? ["CaseReducer", "Reducer"] : []
    }
    let conformances = wanted.filter(missing.contains).map { "ComposableArchitecture.\($0)" }
    guard
      !conformances.isEmpty,
      ExtensionAccess(attribute: node, context: context).allows(declaration)
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): \(raw: conformances.joined(separator: ", ")) {}")
    ]
  }
}

extension ReducerMacro: MemberMacro {
  /// Adds what the declaration leaves out.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.accessLevel(in: context).memberPrefix
    if let structure = declaration.as(StructDeclSyntax.self) {
      return ReducerStructMembers(structure, access: access).declarations(in: context)
    }
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      return ReducerEnumMembers(enumeration, attribute: node, access: access)
        .declarations(in: context)
    }
    context.error(
      "'@Reducer' cannot be applied to \(declaration.introducer.text) type "
        + "'\(declaration.typeName)': make it a struct or an enum",
      at: declaration.introducer)
    return []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  /// Makes `State` and `Action` case-pathable, and builds `body` with `@ReducerBuilder`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let nested = member.as(EnumDeclSyntax.self) {
      let wanted: [String] =
        switch nested.name.text {
        case "State": ["CasePathable", "dynamicMemberLookup"]
        case "Action": ["CasePathable"]
        default: []
        }
      return wanted.filter { !nested.attributes.contains(named: $0) }.map { name in
        name == "CasePathable" ? "@CasePaths.CasePathable" : "@\(raw: name)"
      }
    }
    guard
      let body = ReducerBody(member),
      !body.property.declaration.attributes.contains(named: "ReducerBuilder")
    else { return [] }
    return ["@ComposableArchitecture.ReducerBuilder<\(raw: body.builderArguments)>"]
  }
}
