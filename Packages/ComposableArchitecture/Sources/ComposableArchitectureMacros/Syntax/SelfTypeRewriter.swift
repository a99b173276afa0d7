import SwiftSyntax

/// Replaces `Self` by the name of a type, for source that moves into a nested type.
final class SelfTypeRewriter: SyntaxRewriter {
  private let typeName: String

  init(typeName: String) {
    self.typeName = typeName
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
    return TypeSyntax(
      node.with(
        \.name,
        .identifier(typeName).with(\.leadingTrivia, node.name.leadingTrivia)
          .with(\.trailingTrivia, node.name.trailingTrivia)))
  }
}
