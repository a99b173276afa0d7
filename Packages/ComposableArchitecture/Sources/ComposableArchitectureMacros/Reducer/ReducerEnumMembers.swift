import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` adds to an enum: a whole reducer made of the cases.
struct ReducerEnumMembers {
  private let declaration: EnumDeclSyntax
  private let conformances: SynthesizedConformances
  private let access: String
  private let cases: [Conditional<ReducerCase>]
  private let declaredTypes: Set<String>

  init(_ declaration: EnumDeclSyntax, attribute: AttributeSyntax, access: String) {
    self.declaration = declaration
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
    diagnoseOverloads(in: context)
    return ([state, action, body, caseScope, scope, initializer] as [[String]])
      .filter { !$0.isEmpty }
      .map { DeclSyntax(stringLiteral: $0.joined(separator: "\n")) }
  }

  private var indirect: String {
    declaration.modifiers.contains(.indirect) ? "indirect " : ""
  }

  private var state: [String] {
    guard !declaredTypes.contains("State") else { return [] }
    let inherited = ["ComposableArchitecture.CaseReducerState"] + conformances.state
    return [
      "@CasePaths.CasePathable",
      "@dynamicMemberLookup",
      "@ComposableArchitecture.ObservableState",
      "\(access)\(indirect)enum State: \(inherited.joined(separator: ", ")) {",
    ]
      + indented(
        ["\(access)typealias StateReducer = \(declaration.name.text)"] + cases.lines(\.state))
      + ["}"]
  }

  private var action: [String] {
    guard !declaredTypes.contains("Action") else { return [] }
    let inherited =
      conformances.action.isEmpty ? "" : ": \(conformances.action.joined(separator: ", "))"
    return [
      "@CasePaths.CasePathable",
      "\(access)\(indirect)enum Action\(inherited) {",
    ] + indented(cases.lines(\.action)) + ["}"]
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

  private func diagnoseOverloads(in context: some MacroExpansionContext) {
    let overloads = OverloadedCases(in: declaration.memberBlock.members.enumCases)
    for enumCase in overloads.firstRepetitions {
      context.error(
        "'@Reducer' cannot be applied to overloaded case name '\(enumCase.bareName)'",
        at: enumCase.element.name)
    }
  }
}
