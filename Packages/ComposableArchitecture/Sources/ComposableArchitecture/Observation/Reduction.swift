import Sharing
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reduction of an action that a store is running now, if it is asked for on the same thread.
///
/// While a store reduces, nobody may read its state. So observers are told afterwards, and reads by
/// reducers are not taken for reads by a view.
@usableFromInline
enum Reduction {
  private static let thread = Atomic<UInt>(0)

  // Written and read only by the thread whose number is in `thread`.
  @exclusivity(unchecked) nonisolated(unsafe) static var current = ReductionFrame()

  /// Whether a store's reduction is running on this thread.
  @usableFromInline
  static var isRunning: Bool {
    let running = thread.load(ordering: .relaxed)
    return running != 0 && running == threadNumber()
  }

  /// Begins a reduction; another one may be running on this thread, one in its dependency's code.
  @MainActor
  @usableFromInline
  static func begin(watchesStructure: Bool) -> ReductionFrame {
    let outer = current
    current = ReductionFrame(depth: outer.depth + 1, watchesStructure: watchesStructure)
    thread.store(threadNumber(), ordering: .relaxed)
    return outer
  }

  /// Ends a reduction and hands out what it has left behind.
  @MainActor
  @usableFromInline
  static func end(_ outer: ReductionFrame) -> ReductionFrame {
    let frame = current
    current = outer
    thread.store(outer.depth > 0 ? threadNumber() : 0, ordering: .relaxed)
    return frame
  }

  /// Runs the reducer of a presented child.
  @inlinable
  static func inPresentation<Result>(_ body: () -> Result) -> Result {
    let isEntered = enterPresentation()
    let result = body()
    if isEntered { leavePresentation() }
    return result
  }

  @usableFromInline
  static func enterPresentation() -> Bool {
    guard isRunning else { return false }
    current.presentationDepth += 1
    return true
  }

  @usableFromInline
  static func leavePresentation() { current.presentationDepth -= 1 }

  /// Whether operators are to note when children come or go.
  @usableFromInline
  static var isWatchingStructure: Bool { isRunning && current.watchesStructure }

  /// Notes that children have come or gone.
  @usableFromInline
  static func structureDidChange() { current.hasStructureChanged = true }

  @inline(__always)
  private static func threadNumber() -> UInt {
    UInt(pthread_self())
  }
}

/// What a reduction collects.
@usableFromInline
struct ReductionFrame {
  /// How many reductions run, this one included.
  var depth = 0

  /// Whom to tell when the reduction is over, in order.
  @usableFromInline var notifications: [FieldObservers] = []

  /// Whether an operator has seen children come or go.
  @usableFromInline var hasStructureChanged = false

  /// Whether anybody asks for `hasStructureChanged`.
  var watchesStructure = false

  /// How many presentations are around the reducer that runs.
  var presentationDepth = 0
}

/// Tells observers, at once or when the reduction in progress is over.
enum NotificationQueue {
  /// Makes observers of shared values wait for the end of a reduction too; done once.
  static let takesSharedNotices: Void = SharedNotices.defer { registrar in
    guard Reduction.isRunning else { return false }
    Reduction.current.notifications.append(
      FieldObservers(field: 0, next: nil, registrar: registrar))
    return true
  }

  static func deliver(_ observers: FieldObservers) {
    if Reduction.isRunning {
      Reduction.current.notifications.append(observers)
    } else {
      observers.tell()
    }
  }
}
