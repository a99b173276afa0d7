import FoundationEssentials

/// Files that shared values are kept in.
protocol FileStore: AnyObject, Sendable {
  /// What a file holds, with what is still to be written, or `nil` if there is no file.
  func read(_ url: URL) throws -> FileContent?

  /// Replaces what a file holds: at once for whoever reads through this store.
  ///
  /// `completion` is given an `UnencodableValue` if the content has no bytes.
  ///
  /// - Returns: What remains to be done, when the caller holds no lock any more.
  func write(
    _ content: FileContent, to url: URL,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> () -> Void

  /// Copies a file aside before it is overwritten, and says where.
  func keepCopy(of url: URL) -> URL?

  /// Calls `onChange` whenever a file may have changed, was removed or made.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription

  /// Runs `work` where it may block.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Runs `work` a little later, where it may block.
  func performSoon(_ work: @escaping @Sendable () -> Void)

  /// Waits until everything is written.
  func flush() async
}
