import IdentifiedCollections

/// Where the rows of a list, or the elements of a stack, are found in their parent's state.
@MainActor
class RowSource<ParentState, ID: Hashable & Sendable, State> {
  /// A number that changes when rows come, go or move.
  func structure(_ parent: UnsafePointer<ParentState>) -> UInt64 { 0 }

  /// The ids of the rows, and the state of the first one; the read is told to the observation in
  /// progress.
  func listing(_ parent: UnsafePointer<ParentState>) -> (ids: OrderedIDs<ID>, sample: State?) {
    (OrderedIDs(), nil)
  }

  /// Whether there is a row.
  func contains(_ id: ID, _ parent: UnsafePointer<ParentState>) -> Bool { false }

  /// The row's state.
  func row(_ id: ID, _ parent: UnsafePointer<ParentState>) -> State? { nil }

  /// Tells the observation in progress that a row was read.
  func access(_ parent: UnsafePointer<ParentState>) {}
}

/// The rows of an identified array.
final class ArraySource<ParentState, ID: Hashable & Sendable, State>:
  RowSource<ParentState, ID, State>
{
  private let path: StatePath<ParentState, IdentifiedArray<ID, State>>

  init(_ path: StatePath<ParentState, IdentifiedArray<ID, State>>) {
    self.path = path
  }

  override func structure(_ parent: UnsafePointer<ParentState>) -> UInt64 {
    path.read(parent, tracks: false) { $0.pointee._$structure }
  }

  override func listing(
    _ parent: UnsafePointer<ParentState>
  ) -> (ids: OrderedIDs<ID>, sample: State?) {
    path.read(parent, tracks: true) { ($0.pointee.ids, $0.pointee.elements.first) }
  }

  override func contains(_ id: ID, _ parent: UnsafePointer<ParentState>) -> Bool {
    path.read(parent, tracks: false) { $0.pointee.index(id: id) != nil }
  }

  override func row(_ id: ID, _ parent: UnsafePointer<ParentState>) -> State? {
    path.read(parent, tracks: false) { $0.pointee[id: id] }
  }

  override func access(_ parent: UnsafePointer<ParentState>) {
    if path.offset >= 0 { path.accessElements(UnsafeRawPointer(parent)) }
  }
}

/// The elements of a stack, which is the whole state of the store.
final class StackSource<State>: RowSource<StackState<State>, StackElementID, State> {
  override func structure(_ parent: UnsafePointer<StackState<State>>) -> UInt64 {
    parent.pointee.stack._$structure
  }

  override func listing(
    _ parent: UnsafePointer<StackState<State>>
  ) -> (ids: OrderedIDs<StackElementID>, sample: State?) {
    (parent.pointee.ids, parent.pointee.first)
  }

  override func contains(
    _ id: StackElementID, _ parent: UnsafePointer<StackState<State>>
  ) -> Bool {
    parent.pointee.stack.index(id: id) != nil
  }

  override func row(_ id: StackElementID, _ parent: UnsafePointer<StackState<State>>) -> State? {
    parent.pointee[id: id]
  }
}
