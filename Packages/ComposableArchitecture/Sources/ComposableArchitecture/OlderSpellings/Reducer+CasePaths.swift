public import CasePaths
public import IdentifiedCollections

// The operators with case paths, `/Action.child`, for code that moves over from there. Each forwards to the
// operator with case key paths, `\.child`, which is several times as fast.

extension Scope {
  /// Runs a child in a field of the parent's state: the older spelling, with a case path.
  public init<ChildState, ChildAction, Base: Reducer<ChildState, ChildAction>>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Base,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child == _CasePathChild<Base> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = ActionPath.of(action, at: site)
    self.init(
      field: StatePath.immortal(state), .passUnretained(action),
      _CasePathChild(child(), keeping: action))
  }

  /// Runs a child in a case of the parent's state: the older spelling, with case paths.
  public init<ChildState, ChildAction, Base: Reducer<ChildState, ChildAction>>(
    state: AnyCasePath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Base,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child == _CasePathChild<Base> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let state = ActionPath.of(state, at: site)
    let action = ActionPath.of(action, at: site)
    self.init(
      enumCase: .passUnretained(state), .passUnretained(action),
      _CasePathChild(child(), keeping: state, action), site)
  }
}

extension Reducer {
  /// Runs a child while an optional field of the state holds it: the older spelling, with a case path.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, _CasePathChild<Wrapped>> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = ActionPath.of(toWrappedAction, at: site)
    return _IfLetReducer(
      parent: self, state: StatePath.immortal(toWrappedState), action: .passUnretained(action),
      child: _CasePathChild(wrapped(), keeping: action), site: site)
  }

  /// Runs a presented child: the older spelling, with a case path.
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, _CasePathChild<Destination>> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = ActionPath.of(toPresentationAction, at: site)
    return _PresentationReducer(
      parent: self, state: StatePath.immortal(toPresentationState),
      action: .passUnretained(action),
      child: _CasePathChild(destination(), keeping: action), site: site)
  }

  /// Presents an ephemeral child, such as an alert: the older spelling, with a case path.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<
    Self, _CasePathChild<EmptyReducer<DestinationState, DestinationAction>>
  > {
    ifLet(
      toPresentationState, action: toPresentationAction, destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child while the state is the case that holds it: the older spelling, with case paths.
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, _CasePathChild<Child>> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let state = ActionPath.of(toCaseState, at: site)
    let action = ActionPath.of(toCaseAction, at: site)
    return _IfCaseLetReducer(
      parent: self, state: .passUnretained(state), action: .passUnretained(action),
      child: _CasePathChild(caseReducer(), keeping: state, action), site: site)
  }

  /// Runs the row that an action is for: the older spelling, with a case path.
  public func forEach<
    ElementState, ElementAction, ID, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, _CasePathChild<Element>> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = ActionPath.of(toElementAction, at: site)
    return _ForEachReducer(
      parent: self, state: StatePath.immortal(toElementsState), action: .passUnretained(action),
      element: _CasePathChild(element(), keeping: action), site: site)
  }

  /// Runs the row that an action is for: the older spelling, for a case `row(id:action:)`.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, _CasePathChild<Element>> {
    forEach(
      toElementsState,
      action: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
        embed: { row in
          switch row {
          case .element(let id, let action): toElementAction.embed((id, action))
          }
        },
        extract: { toElementAction.extract(from: $0).map { .element(id: $0.0, action: $0.1) } }),
      element: element, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the features of a stack: the older spelling, with a case path.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return _StackReducer(
      parent: self, state: .of(toStackState), action: .of(toStackAction, at: site),
      element: destination(), site: site)
  }
}
