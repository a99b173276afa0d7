/// The way from a parent's core to a part that is always there.
@usableFromInline
final class FieldCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  @usableFromInline let parent: StoreCore<ParentState, ParentAction>

  // Compiled key paths are never freed, so the reference is not counted.
  @usableFromInline unowned(unsafe) let state: StatePath<ParentState, State>
  @usableFromInline let sendUp: @MainActor (Action) -> StoreTask
  @exclusivity(unchecked) @usableFromInline var copy: ValueBox<State>?

  /// - Parameter sendUp: Sends an action as one of the parent; made where the types are known.
  @inlinable
  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ state: StatePath<ParentState, State>,
    sendUp: @escaping @MainActor (Action) -> StoreTask
  ) {
    self.parent = parent
    self.state = state
    self.sendUp = sendUp
    var place: UnsafeRawPointer?
    if state.offset >= 0, let parentPlace = parent.fixedPlace { place = parentPlace + state.offset }
    super.init(parent.notices, at: place)
  }

  @usableFromInline
  override func locate(tracks: Bool) -> UnsafePointer<State> {
    if !tracks, let fixedPlace {
      return notices.readable(fixedPlace.assumingMemoryBound(to: State.self))
    }
    let place = parent.locate(tracks: tracks)
    let offset = state.offset
    guard offset >= 0 else { return read(place) }
    let base = UnsafeRawPointer(place)
    if tracks { state.access(base) }
    return (base + offset).assumingMemoryBound(to: State.self)
  }

  @usableFromInline
  override var isAlive: Bool { parent.isAlive }

  @usableFromInline
  override var root: any RootAccess { parent.root }

  @usableFromInline
  override func send(_ action: Action) -> StoreTask { sendUp(action) }

  private func read(_ place: UnsafePointer<ParentState>) -> UnsafePointer<State> {
    let box = ValueBox(place.pointee[keyPath: state.keyPath])
    copy = box
    return box.pointer
  }
}

/// A value at a fixed address.
@usableFromInline
final class ValueBox<Value> {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  var pointer: UnsafePointer<Value> { UnsafePointer(place) }

  func set(_ value: Value) { place.pointee = value }
}
