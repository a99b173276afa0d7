import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@ObservableState` adds to an enum: an identity made of the case and of its payload's.
struct ObservableEnumMembers {
  private let access: String
  private let cases: [Conditional<(enumCase: EnumCase, tag: Int)>]

  init(_ declaration: EnumDeclSyntax, access: String) {
    self.access = access
    var tag = 0
    cases = declaration.memberBlock.members.enumCases.mapElements { enumCase in
      defer { tag += 1 }
      return (enumCase, tag)
    }
  }

  var declarations: [DeclSyntax] {
    [
      DeclSyntax(stringLiteral: identity.joined(separator: "\n")),
      DeclSyntax(stringLiteral: willModify.joined(separator: "\n")),
    ]
  }

  /// Whether the case's payload may be a state of its own.
  private func hasIdentity(_ enumCase: EnumCase) -> Bool {
    enumCase.values.count == 1 && !enumCase.isUninhabited
  }

  private var identity: [String] {
    let matches = cases.lines { enumCase, tag in
      hasIdentity(enumCase)
        ? [
          "case let .\(enumCase.name)(v0):",
          "  return ._$id(for: v0)._$tag(\(tag))",
        ]
        : [
          "case .\(enumCase.name):",
          "  return ._$inert._$tag(\(tag))",
        ]
    }
    return ["\(access)var _$id: ComposableArchitecture.ObservableStateID {"]
      + indented(["switch self {"] + matches + ["}"]) + ["}"]
  }

  private var willModify: [String] {
    let matches = cases.lines { enumCase, _ in
      guard hasIdentity(enumCase) else {
        return ["case .\(enumCase.name):", "  break"]
      }
      return [
        "case .\(enumCase.name):",
        "  ComposableArchitecture._$willModify(",
        "    &self,",
        "    embed: { .\(enumCase.name)(\(enumCase.arguments(["$0"]))) },",
        "    extract: { if case let \(enumCase.pattern) = $0 { return v0 } else { return nil } }",
        "  )",
      ]
    }
    return ["\(access)mutating func _$willModify() {"]
      + indented(["switch self {"] + matches + ["}"]) + ["}"]
  }
}
