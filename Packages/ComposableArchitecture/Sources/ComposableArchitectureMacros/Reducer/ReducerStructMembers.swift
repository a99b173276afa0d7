import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` adds to a struct: each of `State`, `Action` and `body` that is not there.
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
      declarations.append(
        """
        @CasePaths.CasePathable
        \(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
        """)
    }
    if body == nil, reduce == nil {
      declarations.append(
        "\(raw: access)let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()")
    }
    return declarations
  }

  private var emptyState: DeclSyntax {
    """
    @ComposableArchitecture.ObservableState
    \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
      \(raw: access)init() {}
    }
    """
  }

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
        && function.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
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
