import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The sentence of a diagnostic, a note or a fix-it.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity

  init(_ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID {
    MessageID(domain: "ComposableArchitectureMacros", id: message)
  }

  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Reports an error at the first token of `node`.
  func error(
    _ message: String, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(
        node: Syntax(node), message: MacroMessage(message), notes: notes, fixIts: fixIts))
  }

  /// Reports a warning at the first token of `node`.
  func warning(
    _ message: String, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(
        node: Syntax(node), message: MacroMessage(message, severity: .warning), notes: notes,
        fixIts: fixIts))
  }
}

extension FixIt {
  /// An edit that puts `new` in the place of `old`.
  static func replace(
    _ title: String, _ old: some SyntaxProtocol, with new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: MacroMessage(title),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}
