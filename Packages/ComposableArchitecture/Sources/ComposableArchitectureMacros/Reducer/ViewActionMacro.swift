import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Lets a view send only the view actions of its feature.
public struct ViewActionMacro: ExtensionMacro {
  /// Conforms the type to `ViewActionSending` and warns of sends that go around it.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard hasStore(declaration) else {
      diagnoseMissingStore(declaration, attribute: node, in: context)
      return []
    }
    DirectSendVisitor(context: context).walk(declaration)
    guard !protocols.isEmpty, ExtensionAccess(attribute: node, context: context).allows(declaration)
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}")
    ]
  }

  private static func hasStore(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.memberBlock.members.flattened.contains { member in
      member.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "store"
      } ?? false
    }
  }

  private static func diagnoseMissingStore(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    var fixIts: [FixIt] = []
    if let reducer = reducerName(attribute) {
      let store: DeclSyntax = "\n  let store: StoreOf<\(raw: reducer)>"
      let members = declaration.memberBlock.members
      fixIts = [
        .replace(
          "Add 'let store: StoreOf<\(reducer)>'", members,
          with: [MemberBlockItemSyntax(decl: store)] + members)
      ]
    }
    context.error(
      "'@ViewAction' requires '\(declaration.typeName)' to have a property 'store' of type 'Store'",
      at: declaration.introducer, fixIts: fixIts)
  }

  private static func reducerName(_ attribute: AttributeSyntax) -> String? {
    guard
      case .argumentList(let arguments) = attribute.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
