import Synchronization

/// How often a presentation has begun or ended, anywhere in the process.
enum PresentationChanges {
  private static let changes = Atomic<UInt64>(0)

  static var count: UInt64 { changes.load(ordering: .relaxed) }

  static func note() { changes.add(1, ordering: .relaxed) }
}
