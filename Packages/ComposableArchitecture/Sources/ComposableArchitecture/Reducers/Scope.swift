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
  @usableFromInline
  enum Place {
    case field(StatePath<ParentState, Child.State>)
    case enumCase(ActionPath<ParentState, Child.State>)
  }

  @usableFromInline let place: Place
  @usableFromInline let action: ActionPath<ParentAction, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    _ place: Place, _ action: ActionPath<ParentAction, Child.Action>, _ child: Child,
    _ site: SourcePlace
  ) {
    self.place = place
    self.action = action
    self.child = child
    self.site = site
  }

  @inlinable
  init(
    field: WritableKeyPath<ParentState, Child.State>,
    _ action: ActionPath<ParentAction, Child.Action>, _ child: Child
  ) {
    self.init(.field(.of(field)), action, child, .unknown)
  }

  @inlinable
  init(
    enumCase: ActionPath<ParentState, Child.State>,
    _ action: ActionPath<ParentAction, Child.Action>, _ child: Child, _ site: SourcePlace
  ) {
    self.init(.enumCase(enumCase), action, child, site)
  }

  /// Runs the child for its actions; other actions do nothing.
  @inlinable
  public func reduce(
    into state: inout ParentState, action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = action.extract(parentAction) else { return .none }
    switch place {
    case .field(let path):
      let effect = path.modify(&state) { child.reduce(into: &$0, action: childAction) }
      return effect.lifted(action.embed) { FieldStep(path, action: action) }
    case .enumCase(let path):
      return reduceCase(path, &state, childAction, parentAction)
    }
  }

  @inlinable
  func reduceCase(
    _ path: ActionPath<ParentState, Child.State>, _ state: inout ParentState,
    _ childAction: Child.Action, _ parentAction: ParentAction
  ) -> Effect<ParentAction> {
    let result = path.modify(&state) { state in
      let effect = child.reduce(into: &state, action: childAction)
      return (effect, effect.isNone ? 0 : Generation.of(state))
    }
    guard let (effect, generation) = result else {
      site.reportMissing("Scope", of: parentAction, "the state was another case", state)
      return .none
    }
    return effect.lifted(
      action.embed, mortal: { CaseStep(path, action: action, generation: generation) })
  }
}
