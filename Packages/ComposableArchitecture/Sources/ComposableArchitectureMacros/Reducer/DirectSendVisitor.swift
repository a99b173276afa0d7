import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Warns of each `store.send(…)` in a view whose actions should go through its own `send`.
final class DirectSendVisitor: SyntaxVisitor {
  private let context: any MacroExpansionContext

  init(context: any MacroExpansionContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", isStore(callee.base)
    else { return .visitChildren }
    context.warning(
      "Do not call 'store.send' directly in a type marked '@ViewAction': use 'send'",
      at: callee, fixIts: [fixIt(node, callee)].compactMap { $0 })
    return .visitChildren
  }

  private func isStore(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    return ["store", "self.store"].contains(base.trimmedDescription)
  }

  /// `send(x)` for `store.send(.view(x))`; other actions have no such form.
  private func fixIt(_ call: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax) -> FixIt? {
    guard
      call.arguments.count == 1, let argument = call.arguments.first,
      let view = argument.expression.as(FunctionCallExprSyntax.self),
      let name = view.calledExpression.as(MemberAccessExprSyntax.self),
      name.base == nil, name.declName.baseName.text == "view", view.arguments.count == 1,
      let action = view.arguments.first?.expression
    else { return nil }
    let direct = ExprSyntax("send(\(action.trimmed))")
      .with(\.leadingTrivia, call.leadingTrivia).with(\.trailingTrivia, call.trailingTrivia)
    return .replace("Call 'send'", call, with: direct)
  }
}
