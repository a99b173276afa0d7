/// The way from a parent's core to a part that is always there.
@usableFromInline
final class FieldCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let state: StatePath<ParentState, State>
  private let offset: Int
  private let sendUp: @MainActor (Action) -> StoreTask
  private var copy: ValueBox<State>?

  /// - Parameter sendUp: Sends an action as one of the parent; made where the types are known.
  @usableFromInline
  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ state: StatePath<ParentState, State>,
    sendUp: @escaping @MainActor (Action) -> StoreTask
  ) {
    self.parent = parent
    self.state = state
    self.sendUp = sendUp
    offset = state.offset
    super.init()
  }

  @usableFromInline
  override var pointer: UnsafePointer<State> {
    let place = parent.pointer
    guard offset >= 0 else { return read(place) }
    let base = UnsafeRawPointer(place)
    state.access(base)
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
