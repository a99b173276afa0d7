import CasePaths

/// A case of an action, compiled: how a child's action is put into its parent's and taken out.
final class ActionPath<Root, Value>: CompiledKeyPath, @unchecked Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?

  init(_ path: AnyCasePath<Root, Value>) {
    embed = { path.embed($0) }
    extract = { path.extract(from: $0) }
  }

  /// The compiled form of a case key path.
  static func of(_ keyPath: CaseKeyPath<Root, Value>) -> ActionPath {
    KeyPathTable.compiled(keyPath, as: ActionPath.self) { ActionPath(AnyCasePath(keyPath)) }
  }

  /// The compiled form of a direct case key path.
  static func of(_ keyPath: DirectCaseKeyPath<Root, Value>) -> ActionPath where Root: CasePathable {
    KeyPathTable.compiled(keyPath, as: ActionPath.self) {
      ActionPath(AnyCasePath(direct: keyPath))
    }
  }
}
