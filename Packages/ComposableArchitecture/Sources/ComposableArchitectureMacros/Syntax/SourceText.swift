import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var bareName: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension SyntaxProtocol {
  /// The lines of the documentation comment in front of this node.
  var documentation: [String] {
    leadingTrivia.pieces.compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}

extension DeclGroupSyntax {
  /// The name as the source spells it, backticks included; an extension has that of its type.
  var typeName: String {
    switch self.kind {
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text ?? ""
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text ?? ""
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text ?? ""
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text ?? ""
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text ?? ""
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    default: ""
    }
  }
}

/// Puts two spaces in front of each line of `lines`, the lines inside a longer string included.
func indented(_ lines: [String]) -> [String] {
  lines.flatMap { line in
    line.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
  }
}
