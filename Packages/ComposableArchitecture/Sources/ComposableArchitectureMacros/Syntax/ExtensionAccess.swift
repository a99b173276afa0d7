import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Whether an extension at file scope can name a type.
///
/// A conformance that a macro adds is an extension at file scope, and `private` hides a nested type
/// from there.
struct ExtensionAccess<Context: MacroExpansionContext> {
  let attribute: AttributeSyntax
  let context: Context

  /// Whether the type can be extended; says what to write if not.
  func allows(_ declaration: some DeclGroupSyntax) -> Bool {
    let enclosing = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard !enclosing.isEmpty else { return true }
    if let modifier = privateModifier(declaration.modifiers) {
      context.error(
        "'@\(attribute.baseName)' needs '\(declaration.typeName)' to be seen in the whole file: "
          + "write 'fileprivate'",
        at: modifier,
        fixIts: [
          .replace(
            "Replace 'private' with 'fileprivate'", modifier.name,
            with: modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
        ])
      return false
    }
    for type in enclosing.dropLast() where privateModifier(type.modifiers) != nil {
      context.error(
        "'@\(attribute.baseName)' needs '\(type.typeName)' around '\(declaration.typeName)' "
          + "to be seen in the whole file: write 'fileprivate'",
        at: declaration.introducer)
      return false
    }
    return true
  }

  private func privateModifier(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }
}
