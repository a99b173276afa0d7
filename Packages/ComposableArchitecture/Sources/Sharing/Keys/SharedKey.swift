/// A place outside of the program's state that a shared value is read from and written to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Writes the value, and resumes `continuation` exactly once, now or later.
  ///
  /// Calls for one value never overlap and come in the order of its changes; changes that come during
  /// a call are written together, the newest one.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is written.
public enum SaveContext: Hashable, Sendable {
  /// It was changed.
  case didSet

  /// `save()` was called.
  case userInitiated
}
