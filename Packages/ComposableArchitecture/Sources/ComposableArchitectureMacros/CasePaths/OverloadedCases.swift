import SwiftSyntax
import SwiftSyntaxMacros

/// The names that more than one case of an enum has in the same build.
///
/// Cases in different clauses of one `#if` never meet and may share a name.
struct OverloadedCases {
  /// The second case of each such name, in source order.
  private var firstRepetitions: [EnumCase] = []
  private var names: Set<String> = []

  init(in cases: [Conditional<EnumCase>]) {
    _ = collect(cases, seen: [])
  }

  var isEmpty: Bool { names.isEmpty }

  /// Reports each such name once.
  func diagnose(attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    for enumCase in firstRepetitions {
      context.error(
        "'@\(attribute.baseName)' cannot be applied to overloaded case name "
          + "'\(enumCase.bareName)'",
        at: enumCase.element.name)
    }
  }

  func contains(_ enumCase: EnumCase) -> Bool { names.contains(enumCase.bareName) }

  private mutating func collect(
    _ cases: [Conditional<EnumCase>], seen: Set<String>
  ) -> Set<String> {
    var seen = seen
    for node in cases {
      switch node {
      case .element(let enumCase):
        if !seen.insert(enumCase.bareName).inserted, names.insert(enumCase.bareName).inserted {
          firstRepetitions.append(enumCase)
        }
      case .branches(let branches):
        let before = seen
        for branch in branches { seen.formUnion(collect(branch.content, seen: before)) }
      }
    }
    return seen
  }
}
