import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A nested type that `@Reducer` writes, with the members of `@CasePathable` and `@ObservableState`
/// written out.
///
/// The compiler (6.3) can crash when an attached macro extends a type that another macro made, so
/// these types carry their conformances themselves.
struct GeneratedType {
  /// What comes before the name, such as `public enum`.
  let introducer: String
  let name: String
  let inherited: [String]
  let members: [String]

  /// An enum with case paths.
  func casePathable(in context: some MacroExpansionContext) -> [String] {
    source(
      attributes: [], conformances: ["CasePaths.CasePathable", "CasePaths.CasePathIterable"],
      members: casePaths(in: context))
  }

  /// An observable enum with case paths.
  func observableEnum(access: String, in context: some MacroExpansionContext) -> [String] {
    guard let parsed = parsed.as(EnumDeclSyntax.self) else { return [] }
    let observation = ObservableEnumMembers(parsed, access: access).declarations
    return source(
      attributes: ["@dynamicMemberLookup"],
      conformances: [
        "CasePaths.CasePathable", "CasePaths.CasePathIterable",
        "ComposableArchitecture.ObservableState",
      ],
      members: casePaths(in: context) + observation.map(\.description))
  }

  /// An observable struct.
  func observableStruct(access: String) -> [String] {
    guard let parsed = parsed.as(StructDeclSyntax.self) else { return [] }
    let observation = ObservableStructMembers(parsed, access: access).declarations
    return source(
      attributes: [], conformances: ["ComposableArchitecture.ObservableState"],
      members: observation.map(\.description))
  }

  private func casePaths(in context: some MacroExpansionContext) -> [String] {
    guard let parsed = parsed.as(EnumDeclSyntax.self) else { return [] }
    let paths = CasePathsMembers(parsed, in: context)
    return paths.structure + paths.accessor
  }

  private var parsed: DeclSyntax {
    let bare = source(attributes: [], conformances: [], members: [])
    return DeclSyntax(stringLiteral: bare.joined(separator: "\n"))
  }

  private func source(
    attributes: [String], conformances: [String], members added: [String]
  ) -> [String] {
    let protocols = conformances + inherited
    let clause = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    return attributes + ["\(introducer) \(name)\(clause) {"] + indented(members + added) + ["}"]
  }
}
