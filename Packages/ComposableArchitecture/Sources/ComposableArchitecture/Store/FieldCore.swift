/// The way from a parent's core to a part that is always there.
final class FieldCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let state: StatePath<ParentState, State>
  private let action: ActionPath<ParentAction, Action>
  private var copy: ValueBox<State>?

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ state: StatePath<ParentState, State>,
    _ action: ActionPath<ParentAction, Action>
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    super.init()
  }

  override var pointer: UnsafePointer<State> {
    let place = parent.pointer
    guard let offset = state.offset else { return read(place) }
    let base = UnsafeRawPointer(place)
    state.access(base)
    return (base + offset).assumingMemoryBound(to: State.self)
  }

  override var isAlive: Bool { parent.isAlive }

  override var root: any RootAccess { parent.root }

  override func send(_ action: Action) -> StoreTask {
    parent.send(self.action.embed(action))
  }

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
