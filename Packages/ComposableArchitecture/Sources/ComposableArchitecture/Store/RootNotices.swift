/// Tells everyone who looks at a root's state of its changes; knows nothing of its type.
@MainActor
@usableFromInline
final class RootNotices {
  /// How many actions have been handled.
  @exclusivity(unchecked) private(set) var version: UInt64 = 0

  /// Whether operators have seen children come or go in the last reduction.
  @exclusivity(unchecked) @usableFromInline private(set) var hasStructureChanged = false

  private let identity: ValueIdentity
  private let place: UnsafeMutableRawPointer
  private let token = ObservationToken()
  @exclusivity(unchecked) private var outer = ReductionFrame()
  @exclusivity(unchecked) private var before = ObservationIdentity.unobserved
  @exclusivity(unchecked) private var notifications: [FieldObservers] = []
  @exclusivity(unchecked) private var listeners: [(id: UInt64, listener: StateListener)] = []
  @exclusivity(unchecked) private var watchers: [WeakWatcher] = []
  @exclusivity(unchecked) private var isReducing = false

  @usableFromInline
  init(identity: ValueIdentity, place: UnsafeMutableRawPointer) {
    self.identity = identity
    self.place = place
    MainThread.note()
    _ = NotificationQueue.takesSharedNotices
  }

  /// Refuses reads of a state that is being changed.
  func checkIsReadable() {
    precondition(
      !isReducing, "The state of a store was read by a reducer that is changing it.")
  }

  /// Tells the observation in progress that the state was read.
  func access() { token.record(0, until: .change) }

  /// Prepares for a reduction.
  @usableFromInline
  func begin(watchesStructure: Bool) {
    before = token.isObserved(0) ? identity.willModify(place) : .unobserved
    isReducing = true
    outer = Reduction.begin(watchesStructure: watchesStructure)
  }

  /// Takes what a reduction has left behind.
  @usableFromInline
  func endReduction() {
    if before != .unobserved, !before.isSame(as: identity.read(place)) { token.notify(0) }
    let frame = Reduction.end(outer)
    isReducing = false
    notifications = frame.notifications
    hasStructureChanged = frame.hasStructureChanged
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

  func add(_ watcher: any ScopeWatcher) { watchers.append(WeakWatcher(value: watcher)) }

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
    var areSomeGone = false
    for watcher in watchers {
      if let watcher = watcher.value { watcher.stateDidChange() } else { areSomeGone = true }
    }
    if areSomeGone { watchers.removeAll { $0.value == nil } }
  }
}
