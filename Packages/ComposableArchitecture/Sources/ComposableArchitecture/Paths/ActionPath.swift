public import CasePaths

/// A case of an action, compiled: how a child's action is put into its parent's and taken out.
@usableFromInline
final class ActionPath<Root, Value>: CompiledKeyPath, @unchecked Sendable {
  @usableFromInline let path: AnyCasePath<Root, Value>

  @usableFromInline
  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
    super.init()
  }

  /// - Parameter number: Equal for case paths that count as one.
  init(_ path: AnyCasePath<Root, Value>, as number: Int) {
    self.path = path
    super.init(number: number)
  }

  /// Puts a payload into the root.
  @inlinable
  var embed: @Sendable (Value) -> Root {
    let path = path
    return { path.embed($0) }
  }

  /// Takes the payload out of the root.
  @inlinable
  func extract(_ root: Root) -> Value? { path.extract(from: root) }

  /// Changes the payload in place, without copying its buffers.
  ///
  /// - Returns: What `body` returns, or `nil`, with nothing changed, if the root is another case.
  @inlinable
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { place in
      let old = place.move()
      guard var value = path.extract(from: old) else {
        place.initialize(to: old)
        return nil
      }
      // Nothing else may hold the payload while it is changed.
      _ = consume old
      let result = withUnsafeMutablePointer(to: &value) { value in
        Reduction.changingCase(self, of: UnsafeMutableRawPointer(place), payload: value) {
          body(&value.pointee)
        }
      }
      place.initialize(to: path.embed(value))
      return result
    }
  }

  override func mend(_ root: UnsafeMutableRawPointer, with payload: UnsafeRawPointer) {
    root.initializeMemory(
      as: Root.self, to: path.embed(payload.assumingMemoryBound(to: Value.self).pointee))
  }

  override func unmend(_ root: UnsafeMutableRawPointer) {
    root.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
  }

  /// The compiled form of a case key path.
  @inlinable
  static func of(_ keyPath: CaseKeyPath<Root, Value>) -> ActionPath {
    immortal(keyPath).takeUnretainedValue()
  }

  /// The compiled form of a direct case key path.
  @inlinable
  static func of(_ keyPath: DirectCaseKeyPath<Root, Value>) -> ActionPath where Root: CasePathable {
    immortal(keyPath).takeUnretainedValue()
  }

  /// The compiled form of a case key path, which is never freed.
  @inlinable
  static func immortal(_ keyPath: CaseKeyPath<Root, Value>) -> Unmanaged<ActionPath> {
    if let known = KeyPathTable.known(keyPath) {
      // The class of a key path fixes the type of what is known about it.
      return Unmanaged<ActionPath>.fromOpaque(known.toOpaque())
    }
    return Unmanaged.passUnretained(compile(keyPath))
  }

  /// The compiled form of a direct case key path, which is never freed.
  @inlinable
  static func immortal(
    _ keyPath: DirectCaseKeyPath<Root, Value>
  ) -> Unmanaged<ActionPath> where Root: CasePathable {
    if let known = KeyPathTable.known(keyPath) {
      // The class of a key path fixes the type of what is known about it.
      return Unmanaged<ActionPath>.fromOpaque(known.toOpaque())
    }
    return Unmanaged.passUnretained(compile(keyPath))
  }

  @usableFromInline
  static func compile(_ keyPath: CaseKeyPath<Root, Value>) -> ActionPath {
    KeyPathTable.compiled(keyPath, as: ActionPath.self) { ActionPath(AnyCasePath(keyPath)) }
  }

  @usableFromInline
  static func compile(
    _ keyPath: DirectCaseKeyPath<Root, Value>
  ) -> ActionPath where Root: CasePathable {
    KeyPathTable.compiled(keyPath, as: ActionPath.self) {
      ActionPath(AnyCasePath(direct: keyPath))
    }
  }
}
