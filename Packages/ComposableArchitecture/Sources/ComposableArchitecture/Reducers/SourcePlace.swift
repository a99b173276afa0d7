import CustomDump
import IssueReporting

/// Where an operator stands in the source, to tell issues there.
@usableFromInline
struct SourcePlace: Sendable {
  @usableFromInline let fileID: StaticString
  @usableFromInline let filePath: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  @inlinable
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// For operators that have no issue to tell.
  @inlinable
  static var unknown: SourcePlace { SourcePlace(fileID: "", filePath: "", line: 0, column: 0) }

  /// Tells that an action came for a child that is not there.
  ///
  /// - Parameters:
  ///   - operation: The operator.
  ///   - action: The parent's action.
  ///   - reason: Why there is no child.
  ///   - state: The state found instead, if it says something.
  @usableFromInline
  func reportMissing(
    _ operation: String, of action: Any, _ reason: String, _ state: Any? = nil
  ) {
    let found = state.map { "\n\n    State:\n      \(label($0))" } ?? ""
    reportIssue(
      """
      A "\(operation)" at "\(fileID):\(line)" received a child action when \(reason). …

          Action:
            \(label(action))\(found)

      This is generally an application logic error: a parent let the child go before the child's \
      reducer could handle the action, or the action was sent from outside while the child was not \
      there. The parent's reducer has handled it; the child has not.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  private func label(_ value: Any) -> String {
    ActionLabel.of(value)
  }
}

/// A short name of an action: its cases, without what they hold.
enum ActionLabel {
  static func of(_ value: Any) -> String {
    let type = String(describing: Swift.type(of: value))
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(cases(of: value))"
  }

  private static func cases(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let child = mirror.children.first, let name = child.label
    else { return mirror.displayStyle == .enum ? "\(value)" : "" }
    let inner = Mirror(reflecting: child.value)
    if inner.displayStyle == .enum { return "\(name)(.\(cases(of: child.value)))" }
    if inner.displayStyle == .tuple {
      let parts = inner.children.map { part -> String in
        let label = part.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
        let isEnum = Mirror(reflecting: part.value).displayStyle == .enum
        return isEnum ? "\(label).\(cases(of: part.value))" : "\(label)\(part.value)"
      }
      return "\(name)(\(parts.joined(separator: ", ")))"
    }
    return "\(name)(…)"
  }
}
