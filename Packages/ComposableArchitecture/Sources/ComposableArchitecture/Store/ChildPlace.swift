/// Where a child that can go away is found in its parent's state.
@MainActor
class ChildPlace<ParentState, State> {
  /// Tells the observation in progress that the child was looked for.
  func access(_ parent: UnsafePointer<ParentState>) {}

  /// The child, if it is there.
  func child(_ parent: UnsafePointer<ParentState>) -> State? { nil }

  /// The number of the child that is there now, `nil` if there is none.
  func generation(_ parent: UnsafePointer<ParentState>) -> UInt64? {
    child(parent).map { Generation.of($0) }
  }
}

/// A child in an optional field.
final class OptionalPlace<ParentState, State>: ChildPlace<ParentState, State> {
  private let path: StatePath<ParentState, State?>

  init(_ path: StatePath<ParentState, State?>) {
    self.path = path
  }

  override func access(_ parent: UnsafePointer<ParentState>) {
    path.access(UnsafeRawPointer(parent))
  }

  override func child(_ parent: UnsafePointer<ParentState>) -> State? {
    if let presented = presented(parent) { return presented.pointee.wrappedValue }
    return path.read(parent, tracks: false) { $0.pointee }
  }

  override func generation(_ parent: UnsafePointer<ParentState>) -> UInt64? {
    guard let presented = presented(parent) else { return super.generation(parent) }
    let generation = presented.pointee.generation
    return generation == 0 ? nil : generation
  }

  private func presented(
    _ parent: UnsafePointer<ParentState>
  ) -> UnsafePointer<PresentationState<State>>? {
    guard let offset = path.presentedOffset else { return nil }
    return (UnsafeRawPointer(parent) + offset).assumingMemoryBound(
      to: PresentationState<State>.self)
  }
}

/// A child in a case of an enum.
final class CasePlace<ParentState, State>: ChildPlace<ParentState, State> {
  private let path: ActionPath<ParentState, State>

  init(_ path: ActionPath<ParentState, State>) {
    self.path = path
  }

  override func child(_ parent: UnsafePointer<ParentState>) -> State? {
    path.extract(parent.pointee)
  }
}

/// A row of a list.
final class RowPlace<ParentState, ID: Hashable & Sendable, State>: ChildPlace<ParentState, State> {
  private let source: RowSource<ParentState, ID, State>
  private let id: ID

  init(_ source: RowSource<ParentState, ID, State>, id: ID) {
    self.source = source
    self.id = id
  }

  override func access(_ parent: UnsafePointer<ParentState>) { source.access(parent) }

  override func child(_ parent: UnsafePointer<ParentState>) -> State? { source.row(id, parent) }

  override func generation(_ parent: UnsafePointer<ParentState>) -> UInt64? {
    source.contains(id, parent) ? 0 : nil
  }
}
