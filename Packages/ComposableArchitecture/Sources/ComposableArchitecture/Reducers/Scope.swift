/// Runs a child's reducer on a part of the parent's state, for a part of the parent's actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// `Profile().pullback(state: \.profile, action: \.profile)` is the same.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  // Compiled key paths are never freed, so the references are not counted.
  @usableFromInline unowned(unsafe) let field: StatePath<ParentState, Child.State>?
  @usableFromInline unowned(unsafe) let enumCase: ActionPath<ParentState, Child.State>?
  @usableFromInline unowned(unsafe) let action: ActionPath<ParentAction, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    field: Unmanaged<StatePath<ParentState, Child.State>>,
    _ action: Unmanaged<ActionPath<ParentAction, Child.Action>>, _ child: consuming Child
  ) {
    self.field = field._withUnsafeGuaranteedRef { $0 }
    enumCase = nil
    self.action = action._withUnsafeGuaranteedRef { $0 }
    self.child = child
    site = .unknown
  }

  @inlinable
  init(
    enumCase: Unmanaged<ActionPath<ParentState, Child.State>>,
    _ action: Unmanaged<ActionPath<ParentAction, Child.Action>>, _ child: consuming Child,
    _ site: SourcePlace
  ) {
    field = nil
    self.enumCase = enumCase._withUnsafeGuaranteedRef { $0 }
    self.action = action._withUnsafeGuaranteedRef { $0 }
    self.child = child
    self.site = site
  }

  /// Runs the child for its actions; other actions do nothing.
  @inlinable
  public func reduce(
    into state: inout ParentState, action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = action.extract(parentAction) else { return .none }
    if let field {
      let effect = field.modify(&state) { child.reduce(into: &$0, action: childAction) }
      if effect.isNone { return .none }
      return effect.lifted(action.embed) { FieldStep(field, action: action) }
    }
    guard let enumCase else { return .none }
    return reduceCase(enumCase, &state, childAction, parentAction)
  }

  @inlinable
  func reduceCase(
    _ path: ActionPath<ParentState, Child.State>, _ state: inout ParentState,
    _ childAction: Child.Action, _ parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let result = path.modify(&state) { state in
      let effect = child.reduce(into: &state, action: childAction)
      return (effect, effect.isNone ? ChildIdentity.none : ChildIdentity(state))
    }
    guard let (effect, identity) = result else {
      site.reportMissing("Scope", of: parentAction, "the state was another case", state)
      return .none
    }
    if effect.isNone { return .none }
    return effect.lifted(
      action.embed, mortal: { CaseStep(path, action: action, identity: identity) })
  }
}
