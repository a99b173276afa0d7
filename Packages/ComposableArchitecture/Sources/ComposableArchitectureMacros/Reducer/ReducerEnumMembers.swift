import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` adds to an enum: a whole reducer made of the cases.
struct ReducerEnumMembers {
  private let declaration: EnumDeclSyntax
  private let attribute: AttributeSyntax
  private let conformances: SynthesizedConformances
  private let access: String
  private let cases: [Conditional<ReducerCase>]
  private let declaredTypes: Set<String>

  init(_ declaration: EnumDeclSyntax, attribute: AttributeSyntax, access: String) {
    self.declaration = declaration
    self.attribute = attribute
    self.access = access
    conformances = SynthesizedConformances(attribute)
    cases = declaration.memberBlock.members.enumCases.mapElements(ReducerCase.init)
    declaredTypes = Set(
      declaration.memberBlock.members.flattened.compactMap { member in
        member.as(StructDeclSyntax.self)?.name.text ?? member.as(EnumDeclSyntax.self)?.name.text
          ?? member.as(TypeAliasDeclSyntax.self)?.name.text
      })
  }

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    OverloadedCases(in: declaration.memberBlock.members.enumCases)
      .diagnose(attribute: attribute, in: context)
    let members = [
      state(in: context), action(in: context), bodyType, body, caseScope, scope, initializer,
    ]
    return
      members
      .filter { !$0.isEmpty }
      .map { DeclSyntax(stringLiteral: $0.joined(separator: "\n")) }
  }

  private var indirect: String {
    declaration.modifiers.contains(.indirect) ? "indirect " : ""
  }

  private func state(in context: some MacroExpansionContext) -> [String] {
    guard !declaredTypes.contains("State") else { return [] }
    let reducer = "\(access)typealias StateReducer = \(declaration.name.text)"
    return GeneratedType(
      introducer: "\(access)\(indirect)enum", name: "State",
      inherited: ["ComposableArchitecture.CaseReducerState"] + conformances.state,
      members: [reducer] + cases.lines(\.state)
    ).observableEnum(access: access, in: context)
  }

  private func action(in context: some MacroExpansionContext) -> [String] {
    guard !declaredTypes.contains("Action") else { return [] }
    return GeneratedType(
      introducer: "\(access)\(indirect)enum", name: "Action", inherited: conformances.action,
      members: cases.lines(\.action)
    ).casePathable(in: context)
  }

  private var body: [String] {
    let type = "ComposableArchitecture.Reduce<Self.State, Self.Action>"
    let scopes = cases.lines(\.scope)
    let reducer =
      scopes.isEmpty
      ? ["ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()"]
      : ["ComposableArchitecture.CombineReducers {"] + indented(scopes) + ["}"]
    return ["\(access)static var body: \(type) {"]
      + indented(["ComposableArchitecture.Reduce("] + indented(reducer) + [")"]) + ["}"]
  }

  private var bodyType: [String] {
    ["\(access)typealias Body = ComposableArchitecture.Reduce<Self.State, Self.Action>"]
  }

  private var caseScope: [String] {
    ["\(access)enum CaseScope {"] + indented(cases.lines(\.scopedStore)) + ["}"]
  }

  private var scope: [String] {
    let store = "ComposableArchitecture.Store<Self.State, Self.Action>"
    return [
      "@MainActor",
      "\(access)static func scope(_ store: \(store)) -> CaseScope {",
      "  switch store.state {",
    ] + indented(cases.lines(\.scoping)) + ["  }", "}"]
  }

  /// A way to make a value, so that an enum reducer can be the payload of another one's case.
  private var initializer: [String] {
    let elements = cases.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
    let values = elements.lazy.compactMap { element -> String? in
      let name = element.enumCase.name
      if element.enumCase.values.isEmpty { return ".\(name)" }
      guard
        case .reducer(let type, let instance) = element.role,
        type != declaration.name.text, instance == "\(type)()"
      else { return nil }
      return ".\(name)(\(element.enumCase.arguments([instance])))"
    }
    guard let value = values.first else { return [] }
    return ["\(access)init() {", "  self = \(value)", "}"]
  }
}
