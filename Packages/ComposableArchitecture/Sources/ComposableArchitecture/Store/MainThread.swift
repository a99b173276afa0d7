import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that the main actor's work runs on.
enum MainThread {
  private static let number = Atomic<UInt>(0)

  /// Learns the thread; before that no thread counts as the main one.
  @MainActor
  static func note() { number.store(UInt(pthread_self()), ordering: .relaxed) }

  /// Whether the current thread is the main one.
  static var isCurrent: Bool { number.load(ordering: .relaxed) == UInt(pthread_self()) }
}
