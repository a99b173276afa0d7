/// A case of an enum that a reducer is changing: the payload is outside of the enum meanwhile.
///
/// It lies on the stack of whoever changes it and knows the one that was being changed before.
@usableFromInline
struct ChangingCase {
  unowned(unsafe) let path: CompiledKeyPath
  let root: UnsafeMutableRawPointer
  let payload: UnsafeRawPointer
  let outer: UnsafeMutablePointer<ChangingCase>?

  @usableFromInline
  init(
    _ path: CompiledKeyPath, of root: UnsafeMutableRawPointer, payload: UnsafeRawPointer,
    in outer: UnsafeMutablePointer<ChangingCase>?
  ) {
    self.path = path
    self.root = root
    self.payload = payload
    self.outer = outer
  }

  /// Runs `body` while all enums are whole, the innermost of `cases` being one whose payload is outside.
  ///
  /// Each enum gets a copy of its payload for the time, which may be half-changed.
  static func whole<Result>(
    _ cases: UnsafeMutablePointer<ChangingCase>?, _ body: () -> Result
  ) -> Result {
    var mended: [ChangingCase] = []
    var next = cases
    while let current = next?.pointee {
      current.path.mend(current.root, with: current.payload)
      mended.append(current)
      next = current.outer
    }
    defer {
      for change in mended.reversed() { change.path.unmend(change.root) }
    }
    return body()
  }
}
