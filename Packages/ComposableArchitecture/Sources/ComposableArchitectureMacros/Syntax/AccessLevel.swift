import SwiftSyntax
import SwiftSyntaxMacros

/// The access modifiers of a declaration, from narrow to wide.
enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  init?(_ modifier: DeclModifierSyntax) {
    guard modifier.detail == nil else { return nil }
    switch modifier.name.tokenKind {
    case .keyword(.private): self = .private
    case .keyword(.fileprivate): self = .fileprivate
    case .keyword(.internal): self = .internal
    case .keyword(.package): self = .package
    case .keyword(.public): self = .public
    case .keyword(.open): self = .open
    default: return nil
    }
  }

  /// The modifier with a trailing space, or nothing for `internal`.
  var prefix: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }

  /// The prefix of a member that is as visible as its type: a member needs no modifier unless its
  /// type is seen outside the module.
  var memberPrefix: String { self >= .package ? prefix : "" }
}

extension DeclModifierListSyntax {
  /// The access level that is written, `private(set)` and the like aside.
  var accessLevel: AccessLevel? { lazy.compactMap(AccessLevel.init).first }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension DeclGroupSyntax {
  /// The access level of the type: its own modifier, else that of the extension around it.
  func accessLevel(in context: some MacroExpansionContext) -> AccessLevel {
    modifiers.accessLevel
      ?? context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
      ?? .internal
  }
}
