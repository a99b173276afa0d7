import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` adds to a struct: `State` and `Action`, each if it is not there.
struct ReducerStructMembers {
  private let access: String
  private let members: [DeclSyntax]

  init(_ declaration: StructDeclSyntax, access: String) {
    self.access = access
    members = declaration.memberBlock.members.flattened
  }

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    diagnoseTwoBodies(in: context)
    var declarations: [DeclSyntax] = []
    if !declaresType("State") { declarations.append(emptyState) }
    if !declaresType("Action") {
      declarations.append(emptyAction(in: context))
    }
    return declarations
  }

  private var emptyState: DeclSyntax {
    let type = GeneratedType(
      introducer: "\(access)struct", name: "State",
      inherited: ["Swift.Codable", "Swift.Equatable", "Swift.Hashable", "Swift.Sendable"],
      members: ["\(access)init() {}"])
    return DeclSyntax(
      stringLiteral: type.observableStruct(access: access).joined(separator: "\n"))
  }

  private func emptyAction(in context: some MacroExpansionContext) -> DeclSyntax {
    let type = GeneratedType(
      introducer: "\(access)enum", name: "Action",
      inherited: ["Swift.Equatable", "Swift.Hashable", "Swift.Sendable"], members: [])
    return DeclSyntax(stringLiteral: type.casePathable(in: context).joined(separator: "\n"))
  }

  /// Whether the declaration itself says what the reducer does; an extension may do so unseen.
  var showsBehavior: Bool { body != nil || reduce != nil }

  private func declaresType(_ name: String) -> Bool {
    members.contains { member in
      member.as(StructDeclSyntax.self)?.name.text == name
        || member.as(EnumDeclSyntax.self)?.name.text == name
        || member.as(TypeAliasDeclSyntax.self)?.name.text == name
        || member.as(ClassDeclSyntax.self)?.name.text == name
        || member.as(ActorDeclSyntax.self)?.name.text == name
    }
  }

  private var body: TokenSyntax? {
    members.lazy.compactMap { member in
      InstanceProperty(member).flatMap { $0.identifier.text == "body" ? $0.identifier : nil }
    }.first
  }

  private var reduce: FunctionDeclSyntax? {
    members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { function in
      function.name.text == "reduce"
        && function.signature.parameterClause.parameters.map(\.firstName.text) == [
          "into", "action",
        ]
        && !function.modifiers.contains(.static)
    }
  }

  private func diagnoseTwoBodies(in context: some MacroExpansionContext) {
    guard let body, let reduce else { return }
    context.warning(
      "'reduce(into:action:)' hides 'body', which is never called: keep one of the two",
      at: reduce.name,
      notes: [Note(node: Syntax(body), message: MacroMessage("'body' is declared here"))])
  }
}
