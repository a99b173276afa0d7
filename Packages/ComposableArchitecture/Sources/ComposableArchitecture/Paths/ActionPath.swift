import CasePaths

/// A case of an action, compiled: how a child's action is put into its parent's and taken out.
final class ActionPath<Root, Value>: CompiledKeyPath, @unchecked Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?

  init(_ path: AnyCasePath<Root, Value>) {
    embed = { path.embed($0) }
    extract = { path.extract(from: $0) }
  }

  /// Changes the payload in place, without copying its buffers.
  ///
  /// - Returns: What `body` returns, or `nil`, with nothing changed, if the root is another case.
  @inline(__always)
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { place in
      let old = place.move()
      guard var value = extract(old) else {
        place.initialize(to: old)
        return nil
      }
      // Nothing else may hold the payload while it is changed.
      _ = consume old
      let result = body(&value)
      place.initialize(to: embed(value))
      return result
    }
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
