import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// What the plugin makes of some source, in this process.
///
/// Macros are found by the unqualified names that the source uses. The attributes that one macro adds
/// are qualified and stay as they are, so that each macro is seen alone.
struct Expansion {
  /// The source with every macro expanded.
  let source: String
  /// Every diagnostic as `line:column severity: message`, and below it its notes and fix-its.
  let diagnostics: String

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded = file.expand(
      macroSpecs: Self.macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    self.source = expanded.description.trimmed
    self.diagnostics = context.diagnostics
      .map { Self.describe($0, in: context) }
      .joined(separator: "\n")
  }

  private static var macros: [String: MacroSpec] {
    let conformances: [String: [TypeSyntax]] = [
      "CasePathable": ["CasePathable", "CasePathIterable"].map(type),
      "ObservableState": ["ObservableState"].map(type),
      "Reducer": ["Reducer", "CaseReducer", "_DefaultBodyReducer"].map(type),
      "ViewAction": ["ViewActionSending"].map(type),
    ]
    var macros: [String: MacroSpec] = [:]
    for (typeName, macro) in MacroTable().macros {
      let name = String(typeName.dropLast("Macro".count))
      macros[name] = MacroSpec(type: macro, conformances: conformances[name] ?? [])
    }
    return macros
  }

  private static func type(_ name: String) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }

  private static func describe(
    _ diagnostic: Diagnostic, in context: BasicMacroExpansionContext
  ) -> String {
    func place(_ node: Syntax, _ position: AbsolutePosition) -> String {
      let location = context.location(for: position, anchoredAt: node, fileName: "Test.swift")
      return "\(location.line):\(location.column)"
    }
    var lines = [
      "\(place(diagnostic.node, diagnostic.position)) "
        + "\(diagnostic.diagMessage.severity): \(diagnostic.message)"
    ]
    for note in diagnostic.notes {
      lines.append("  \(place(note.node, note.position)) note: \(note.message)")
    }
    for fixIt in diagnostic.fixIts {
      lines.append("  fix-it: \(fixIt.message.message)")
      for change in fixIt.changes {
        guard case .replace(let old, let new) = change else { continue }
        lines.append("    \(old.trimmedDescription)")
        lines.append("    -> \(new.trimmedDescription)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// Expects that `source` expands to `expanded` without a diagnostic.
func expectExpansion(
  _ source: String, _ expanded: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = Expansion(of: source)
  #expect(expansion.source == expanded.trimmed, sourceLocation: sourceLocation)
  #expect(expansion.diagnostics == "", sourceLocation: sourceLocation)
}

/// Expects that the macros of `source` report `diagnostics`, and nothing more.
func expectDiagnostics(
  _ source: String, _ diagnostics: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(Expansion(of: source).diagnostics == diagnostics, sourceLocation: sourceLocation)
}

extension String {
  /// The text without the empty lines around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isNewline == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
