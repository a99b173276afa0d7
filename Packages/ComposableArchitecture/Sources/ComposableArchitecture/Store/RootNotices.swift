import IssueReporting

/// Tells everyone who looks at a root's state of its changes; knows nothing of its type.
@MainActor
@usableFromInline
final class RootNotices {
  /// How many actions have been handled.
  @exclusivity(unchecked) private(set) var version: UInt64 = 0

  private let identity: ValueIdentity
  private let place: UnsafeMutableRawPointer
  private let token = ObservationToken()
  @exclusivity(unchecked) private var outer = ReductionFrame()
  @exclusivity(unchecked) private var before = ObservationIdentity.unobserved
  @exclusivity(unchecked) private var notifications: [FieldObservers] = []
  @exclusivity(unchecked) private var listeners: [(id: UInt64, listener: StateListener)] = []
  @exclusivity(unchecked) private var watchers = ScopeWatchers()

  /// What was read of the state while a case of it was being changed.
  @exclusivity(unchecked) private var copies: [AnyObject] = []

  /// Whether a reducer is changing the state now.
  @exclusivity(unchecked) @usableFromInline private(set) var isReducing = false

  @usableFromInline
  init(identity: ValueIdentity, place: UnsafeMutableRawPointer) {
    self.identity = identity
    self.place = place
    MainThread.note()
    _ = NotificationQueue.takesSharedNotices
  }

  /// Tells an issue if the state is being changed.
  ///
  /// The reader gets the state as far as it was changed, since no copy of the state before is kept.
  @usableFromInline
  @inline(__always)
  func readable<Value>(_ place: UnsafePointer<Value>) -> UnsafePointer<Value> {
    isReducing ? reportRead(place) : place
  }

  /// Tells that a reducer has read the store whose state it is changing.
  ///
  /// While a case of an enum is being changed, the enum is not there: the reader gets a copy in which it is.
  @usableFromInline
  @inline(never)
  func reportRead<Value>(_ place: UnsafePointer<Value>) -> UnsafePointer<Value> {
    reportIssue(Self.readMessage)
    guard Reduction.isInsideCase else { return place }
    let copy = Reduction.wholeCopy(place)
    copies.append(copy)
    return copy.pointer
  }

  /// Tells that a reducer has read a store that shows its state as it was seen last.
  func reportReadOfCopy() { reportIssue(Self.readMessage) }

  /// What is told of a store that is read while its state is being changed.
  static let readMessage = """
    The state of a store was read by a reducer that is changing it. …

    A closure that the reducer has called, such as a dependency's, reads the store. It may have got an old \
    or a half-changed state. Pass what it needs as an argument, or read the store in an effect.
    """

  /// Tells the observation in progress that the state was read.
  func access() { token.record(0, until: .change) }

  /// Prepares for a reduction.
  @usableFromInline
  func begin() {
    before = token.isObserved(0) ? identity.willModify(place) : .unobserved
    isReducing = true
    outer = Reduction.begin()
  }

  /// Takes what a reduction has left behind.
  @usableFromInline
  func endReduction() {
    if before != .unobserved, !before.isSame(as: identity.read(place)) { token.notify(0) }
    let frame = Reduction.end(outer)
    isReducing = false
    if !copies.isEmpty { copies = [] }
    notifications = frame.notifications
    version += 1
  }

  /// Tells everyone, now that the state can be read.
  @usableFromInline
  func tell() {
    if !notifications.isEmpty { tellObservers() }
    if !watchers.isEmpty { tellWatchers() }
    if !listeners.isEmpty {
      for (_, listener) in listeners { listener.tell() }
    }
  }

  /// Tells everyone that the state was set from outside.
  func rootWasReplaced() {
    version += 1
    token.notify(0)
    tell()
  }

  /// Tells listeners that the store is gone.
  func end() {
    for (_, listener) in listeners { listener.end() }
  }

  func add(_ listener: StateListener, id: UInt64) -> UInt64 {
    listeners.append((id, listener))
    return id
  }

  func removeListener(_ id: UInt64) { listeners.removeAll { $0.id == id } }

  func add(_ watcher: any ScopeWatcher) { watchers.add(watcher) }

  /// The number of watchers, those included that are gone and not yet forgotten.
  var watcherCount: Int { watchers.count }

  private func tellObservers() {
    let told = notifications
    notifications = []
    let isObserving = ObservationProbe.isObserving
    for observers in told {
      // Who is still reading is not told yet, and wants to be told of the next change.
      if !isObserving { observers.expire() }
      NotificationQueue.deliver(observers)
    }
  }

  private func tellWatchers() {
    let turn = watchers.turn()
    let hasUrgentChanged = look(watchers.urgent[...])
    guard look(turn) || hasUrgentChanged else { return }
    if turn.count < watchers.patient.count { _ = look(watchers.patient[...]) }
    watchers.forgetGone()
  }

  /// Lets watchers look.
  ///
  /// - Returns: Whether a child, or a watcher itself, is gone.
  private func look(_ watchers: ArraySlice<WeakWatcher>) -> Bool {
    var hasChanged = false
    for watcher in watchers where watcher.value?.stateDidChange() ?? true { hasChanged = true }
    return hasChanged
  }
}
