public import Bindings

extension Binding {
  /// A binding to a shared value; it is written with `withLock`.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    // A binding is read and written on the main actor alone, where it was made.
    nonisolated(unsafe) let base = base
    self.init(
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } })
  }
}
