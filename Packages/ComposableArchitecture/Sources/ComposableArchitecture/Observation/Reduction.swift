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

  /// The innermost case that is being changed, whichever store's.
  // Written and read only by the thread whose number is in `thread`.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe)
    static var cases: UnsafeMutablePointer<ChangingCase>?

  /// Whether a store's reduction is running on this thread.
  @usableFromInline
  static var isRunning: Bool {
    let running = thread.load(ordering: .relaxed)
    return running != 0 && running == threadNumber()
  }

  /// Begins a reduction; another one may be running on this thread, one in its dependency's code.
  @MainActor
  @usableFromInline
  static func begin() -> ReductionFrame {
    let outer = current
    current = ReductionFrame(depth: outer.depth + 1)
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
  ///
  /// - Returns: What `body` returns, and the ticket if the child has asked for one.
  @inlinable
  static func inPresentation<Result>(_ body: () -> Result) -> (Result, DismissTicket?) {
    guard let outer = enterPresentation() else { return (body(), nil) }
    let result = body()
    return (result, leavePresentation(outer))
  }

  @usableFromInline
  static func enterPresentation() -> OuterPresentation? {
    guard isRunning else { return nil }
    defer {
      current.presentationDepth += 1
      current.dismissTicket = nil
    }
    return OuterPresentation(ticket: current.dismissTicket)
  }

  @usableFromInline
  static func leavePresentation(_ outer: OuterPresentation) -> DismissTicket? {
    defer {
      current.presentationDepth -= 1
      current.dismissTicket = outer.ticket
    }
    return current.dismissTicket
  }

  /// What will stand for the presentation around the reducer that runs; `nil` if there is none.
  static func dismissTicket() -> DismissTicket? {
    guard isRunning, current.presentationDepth > 0 else { return nil }
    if let ticket = current.dismissTicket { return ticket }
    let ticket = DismissTicket()
    current.dismissTicket = ticket
    return ticket
  }

  /// Runs `body`, which changes the payload of an enum's case outside of the enum.
  @inlinable
  static func changingCase<Result>(
    _ path: CompiledKeyPath, of root: UnsafeMutableRawPointer, payload: UnsafeMutableRawPointer,
    _ body: () -> Result
  ) -> Result {
    guard isRunning else { return body() }
    var change = ChangingCase(path, of: root, payload: payload, in: cases)
    return withUnsafeMutablePointer(to: &change) { change in
      let outer = cases
      cases = change
      defer { cases = outer }
      return body()
    }
  }

  /// Whether the case of an enum is being changed.
  static var isInsideCase: Bool { cases != nil }

  /// A copy of a value, taken while all enums that are being changed are whole.
  static func wholeCopy<Value>(_ place: UnsafePointer<Value>) -> ValueBox<Value> {
    ChangingCase.whole(cases) { ValueBox(place.pointee) }
  }

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

  /// How many presentations are around the reducer that runs.
  var presentationDepth = 0

  /// Asked for by the presented child whose reducer runs.
  var dismissTicket: DismissTicket?
}

/// What is put aside while the reducer of a presented child runs.
@usableFromInline
struct OuterPresentation {
  let ticket: DismissTicket?
}

/// Stands for a presentation, for a `dismiss` that a reducer takes along.
///
/// The reducer does not know its place; the store does, when it accepts the effect.
@usableFromInline
final class DismissTicket: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: `path` is used on the main actor only.
  var path: EffectPath?
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
