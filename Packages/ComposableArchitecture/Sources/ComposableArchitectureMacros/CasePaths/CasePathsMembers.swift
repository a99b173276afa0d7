import SwiftSyntax
import SwiftSyntaxMacros

/// The source of an enum's `AllCasePaths`.
struct CasePathsMembers {
  /// The prefix of each member.
  let access: String
  private let root: String
  private let cases: [Conditional<EnumCase>]
  private let overloads: OverloadedCases

  init(_ declaration: EnumDeclSyntax, in context: some MacroExpansionContext) {
    access = declaration.accessLevel(in: context).memberPrefix
    root = declaration.name.text
    cases = declaration.memberBlock.members.enumCases
    overloads = OverloadedCases(in: cases)
  }

  /// The lines of the static property.
  var accessor: [String] {
    ["\(access)static var allCasePaths: AllCasePaths {", "  AllCasePaths()", "}"]
  }

  /// The lines of the nested type.
  var structure: [String] {
    let head =
      "\(access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {"
    return [head] + indented(reflection + cases.lines(property) + iteration) + ["}"]
  }

  private var keyPath: String { "CasePaths.PartialCaseKeyPath<\(root)>" }

  private var reflection: [String] {
    ["\(access)subscript(root: \(root)) -> \(keyPath) {"] + indented(reflecting(cases)) + ["}"]
  }

  /// A `switch` over the cases; nothing for no case, and in each branch of a lone `#if`: in a build
  /// without any case no value can come here, and the compiler warns of each statement that is left.
  private func reflecting(_ cases: [Conditional<EnumCase>]) -> [String] {
    if cases.count == 1, case .branches(let branches) = cases[0] {
      return branches.flatMap { [$0.header] + indented(reflecting($0.content)) } + ["#endif"]
    }
    let matches = cases.lines { enumCase in
      overloads.contains(enumCase)
        ? [] : ["case .\(enumCase.name):", "  return \\.\(enumCase.name)"]
    }
    let rest = overloads.isEmpty ? [] : ["default:", "  return \\.never"]
    return cases.isEmpty ? [] : ["switch root {"] + matches + rest + ["}"]
  }

  private var iteration: [String] {
    let appends = cases.lines { enumCase in
      overloads.contains(enumCase) ? [] : ["allCasePaths.append(\\.\(enumCase.name))"]
    }
    let count = cases.elements().count
    let body =
      ["var allCasePaths: [\(keyPath)] = []", "allCasePaths.reserveCapacity(\(count))"] + appends
      + ["return allCasePaths.makeIterator()"]
    return ["\(access)func makeIterator() -> Swift.IndexingIterator<[\(keyPath)]> {"]
      + indented(body) + ["}"]
  }

  private func property(_ enumCase: EnumCase) -> [String] {
    guard !overloads.contains(enumCase) else { return [] }
    let head =
      "\(access)var \(enumCase.name): CasePaths.AnyCasePath<\(root), \(valueType(enumCase))> {"
    let body = [
      "._$case(",
      "  embed: \(embedding(enumCase)),",
      "  extract: { \(extraction(enumCase)) }",
      ")",
    ]
    return enumCase.preamble + [head] + indented(body) + ["}"]
  }

  private func valueType(_ enumCase: EnumCase) -> String {
    switch enumCase.values.count {
    case 0: "Swift.Void"
    case 1: typeText(enumCase.values[0].type)
    default:
      "("
        + enumCase.values.map { value in
          (value.label.map { "\($0): " } ?? "") + typeText(value.type)
        }.joined(separator: ", ") + ")"
    }
  }

  private func typeText(_ type: TypeSyntax) -> String {
    let type = SelfTypeRewriter(typeName: root).rewrite(type).trimmed
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(unwrapped.wrappedType.trimmedDescription)?"
    }
    return type.description
  }

  /// A function that makes the case.
  ///
  /// A lone payload's is the case itself: in a closure the compiler warns of code that is never
  /// executed if the payload's type turns out to have no value. A case with a name such as `Type`
  /// cannot be used so; referring to it as a function crashes the compiler.
  private func embedding(_ enumCase: EnumCase) -> String {
    switch enumCase.values.count {
    case 0: "{ _ in .\(enumCase.name) }"
    case 1:
      Self.notFunctions.contains(enumCase.bareName)
        ? "{ .\(enumCase.name)(\(enumCase.arguments(["$0"]))) }" : "\(root).\(enumCase.name)"
    default:
      "{ .\(enumCase.name)(\(enumCase.arguments(enumCase.values.indices.map { "$0.\($0)" }))) }"
    }
  }

  private static let notFunctions: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

  private func extraction(_ enumCase: EnumCase) -> String {
    let result =
      switch enumCase.values.count {
      case 0: "()"
      case 1: "v0"
      default: "(\(enumCase.arguments(enumCase.variables)))"
      }
    let binding = enumCase.values.isEmpty ? "case" : "case let"
    return "if \(binding) \(enumCase.pattern) = $0 { return \(result) } else { return nil }"
  }
}
