import Observation
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
enum Reduction {
  private static let thread = Atomic<UInt>(0)

  // Written and read only by the thread whose number is in `thread`.
  nonisolated(unsafe) static var current = ReductionFrame()

  /// Whether a store's reduction is running on this thread.
  @inline(__always)
  static var isRunning: Bool {
    let running = thread.load(ordering: .relaxed)
    return running != 0 && running == threadNumber()
  }

  /// Begins a reduction; another one may be running on this thread, one in its dependency's code.
  @MainActor
  @inline(__always)
  static func begin(watchesStructure: Bool) -> ReductionFrame {
    let outer = current
    current = ReductionFrame(depth: outer.depth + 1, watchesStructure: watchesStructure)
    thread.store(threadNumber(), ordering: .relaxed)
    return outer
  }

  /// Ends a reduction and hands out what it has left behind.
  @MainActor
  @inline(__always)
  static func end(_ outer: ReductionFrame) -> ReductionFrame {
    let frame = current
    current = outer
    thread.store(outer.depth > 0 ? threadNumber() : 0, ordering: .relaxed)
    return frame
  }

  /// Runs the reducer of a presented child.
  @inline(__always)
  static func inPresentation<Result>(_ body: () -> Result) -> Result {
    guard isRunning else { return body() }
    current.presentationDepth += 1
    defer { current.presentationDepth -= 1 }
    return body()
  }

  /// Runs a parent's reducer and notes whether a number that stands for its children has changed.
  @inline(__always)
  static func watchingStructure<Number: Equatable, Result>(
    _ number: () -> Number, _ body: () -> Result
  ) -> Result {
    guard isRunning, current.watchesStructure else { return body() }
    let before = number()
    let result = body()
    if number() != before { current.hasStructureChanged = true }
    return result
  }

  @inline(__always)
  private static func threadNumber() -> UInt {
    UInt(pthread_self())
  }
}

/// What a reduction collects.
struct ReductionFrame {
  /// How many reductions run, this one included.
  var depth = 0

  /// Whom to tell when the reduction is over, in order.
  var notifications: [ObservationRegistrar] = []

  /// Whether an operator has seen children come or go.
  var hasStructureChanged = false

  /// Whether anybody asks for `hasStructureChanged`.
  var watchesStructure = false

  /// How many presentations are around the reducer that runs.
  var presentationDepth = 0
}

/// Tells observers, at once or when the reduction in progress is over.
enum NotificationQueue {
  static func deliver(_ registrar: ObservationRegistrar) {
    if Reduction.isRunning {
      Reduction.current.notifications.append(registrar)
    } else {
      tell(registrar)
    }
  }

  static func tell(_ registrar: ObservationRegistrar) {
    let subject = ObservedSubject()
    registrar.willSet(subject, keyPath: \ObservedSubject.value)
    registrar.didSet(subject, keyPath: \ObservedSubject.value)
  }
}
