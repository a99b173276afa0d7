public import CasePaths
public import IdentifiedCollections

extension Reducer {
  /// Runs a row's reducer on the row that an action is for.
  ///
  /// The row runs first, then this reducer, which may remove the row: its effects are then cancelled.
  ///
  /// - Parameters:
  ///   - toElementsState: The rows.
  ///   - toElementAction: The case of the action that holds the rows'.
  ///   - element: The row.
  /// - Returns: This reducer together with the rows.
  /// - Complexity: O(1) in the number of rows, for each action.
  @inlinable
  public func forEach<
    ElementState, ElementAction, ID, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: DirectCaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> where Action: CasePathable {
    _ForEachReducer(
      parent: self, state: StatePath.immortal(toElementsState),
      action: ActionPath.immortal(toElementAction), element: element(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a row's reducer on the row that an action is for.
  ///
  /// - Parameters:
  ///   - toElementsState: The rows.
  ///   - toElementAction: The case of the action that holds the rows'.
  ///   - element: The row.
  /// - Returns: This reducer together with the rows.
  @inlinable
  @_disfavoredOverload
  public func forEach<
    ElementState, ElementAction, ID, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, state: StatePath.immortal(toElementsState),
      action: ActionPath.immortal(toElementAction), element: element(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A reducer together with the rows of a list.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline unowned(unsafe) let state:
    StatePath<Parent.State, IdentifiedArray<ID, Element.State>>
  @usableFromInline unowned(unsafe) let action:
    ActionPath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  @usableFromInline let element: Element
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    parent: Parent, state: Unmanaged<StatePath<Parent.State, IdentifiedArray<ID, Element.State>>>,
    action: Unmanaged<ActionPath<Parent.Action, IdentifiedAction<ID, Element.Action>>>,
    element: Element,
    site: SourcePlace
  ) {
    self.parent = parent
    // Compiled key paths are never freed, so the references are not counted.
    self.state = state._withUnsafeGuaranteedRef { $0 }
    self.action = action._withUnsafeGuaranteedRef { $0 }
    self.element = element
    self.site = site
  }

  /// Runs the row that the action is for, then the parent.
  @inlinable
  public func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let rowEffect = reduceRow(&parentState, parentAction)
    let parentEffect = parent.reduce(into: &parentState, action: parentAction)
    return rowEffect.merge(with: parentEffect)
  }

  @inlinable
  func reduceRow(
    _ parentState: inout Parent.State, _ parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .element(let id, let rowAction) = action.extract(parentAction) else { return .none }
    var isReplaced = false
    let effect = state.modify(&parentState) { rows -> Effect<Element.Action>? in
      guard let position = rows.index(id: id) else { return nil }
      return reduce(&rows[position], rowAction, &isReplaced)
    }
    if isReplaced {
      withUnsafePointer(to: parentState) { state.notifyElements(UnsafeRawPointer($0)) }
    }
    guard let effect else {
      site.reportMissing(
        "forEach", of: parentAction, "the state contained no element with the id \(id)")
      return .none
    }
    guard !effect.isNone else { return .none }
    let embed = action.embed
    return effect.lifted(
      { embed(.element(id: id, action: $0)) },
      mortal: { RowStep(state, action: action, id: id) })
  }
}

extension _ForEachReducer {
  @inlinable
  func reduce(
    _ row: inout Element.State, _ rowAction: Element.Action, _ isReplaced: inout Bool
  ) -> Effect<Element.Action> {
    guard let identity = state.elementIdentity else {
      return element.reduce(into: &row, action: rowAction)
    }
    return withUnsafeMutablePointer(to: &row) { place in
      let before = identity.willModify(UnsafeMutableRawPointer(place))
      let effect = element.reduce(into: &place.pointee, action: rowAction)
      isReplaced = !before.isSame(as: identity.read(UnsafeRawPointer(place)))
      return effect
    }
  }
}

/// A row of a list.
@usableFromInline
final class RowStep<Root, ID: Hashable & Sendable, Element>: EffectStep, @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: what was seen last is used on the main actor only.

  private let path: StatePath<Root, IdentifiedArray<ID, Element>>
  private let rowID: ID
  private var seenStructure: UInt64?
  private var position = 0

  @usableFromInline
  init(_ path: StatePath<Root, IdentifiedArray<ID, Element>>, action: CompiledKeyPath, id: ID) {
    self.path = path
    rowID = id
    super.init(state: path, action: action, id: AnyHashable(id), isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { rows in
      guard find(in: rows.pointee) else { return false }
      return rows.pointee.elements.withUnsafeBufferPointer { elements in
        guard let first = elements.baseAddress else { return false }
        return body(UnsafeRawPointer(first + position))
      }
    }
  }

  @usableFromInline
  override func isThere(in parent: UnsafeRawPointer) -> Bool {
    let root = parent.assumingMemoryBound(to: Root.self)
    guard path.offset >= 0 else { return path.read(root, tracks: false) { find(in: $0.pointee) } }
    let rows = (parent + path.offset).assumingMemoryBound(to: IdentifiedArray<ID, Element>.self)
    return rows.pointee._$structure == seenStructure || find(in: rows.pointee)
  }

  @usableFromInline
  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { $0.pointee._$structure }
  }

  private func find(in rows: IdentifiedArray<ID, Element>) -> Bool {
    guard rows._$structure != seenStructure else { return true }
    guard let found = rows.index(id: rowID) else { return false }
    position = found
    seenStructure = rows._$structure
    return true
  }
}
