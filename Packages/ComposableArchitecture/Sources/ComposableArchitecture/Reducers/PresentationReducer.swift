/// A reducer together with a presented child.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline unowned(unsafe) let state:
    StatePath<Parent.State, PresentationState<Child.State>>
  @usableFromInline unowned(unsafe) let action:
    ActionPath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let child: Child
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    parent: consuming Parent,
    state: Unmanaged<StatePath<Parent.State, PresentationState<Child.State>>>,
    action: Unmanaged<ActionPath<Parent.Action, PresentationAction<Child.Action>>>, child: Child,
    site: SourcePlace
  ) {
    self.parent = parent
    // Compiled key paths are never freed, so the references are not counted.
    self.state = state._withUnsafeGuaranteedRef { $0 }
    self.action = action._withUnsafeGuaranteedRef { $0 }
    self.child = child
    self.site = site
  }

  /// Runs the child for its actions, then the parent for all, then lets a dismissed or ephemeral child
  /// go.
  @inlinable
  public func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let presentationAction = action.extract(parentAction)
    var childEffect = Effect<Parent.Action>.none
    var isEphemeral = false
    if case .presented(let childAction) = presentationAction {
      childEffect = reducePresented(&parentState, childAction, parentAction, &isEphemeral)
    }
    let before = generation(parentState)
    let parentEffect = parent.reduce(into: &parentState, action: parentAction)
    if isEphemeral {
      letGo(before, &parentState)
    } else if case .dismiss = presentationAction {
      dismiss(before, &parentState, parentAction)
    }
    return childEffect.merge(with: parentEffect)
  }

  @inlinable
  func reducePresented(
    _ parentState: inout Parent.State, _ childAction: Child.Action,
    _ parentAction: Parent.Action, _ isEphemeral: inout Bool
  ) -> Effect<Parent.Action> {
    var ticket: DismissTicket?
    let result = state.modify(&parentState) { presentation -> (Effect<Child.Action>, UInt64)? in
      let generation = presentation.generation
      guard
        let effect = presentation.modify({ child in
          isEphemeral = state.ephemerality.applies(to: child, action: childAction)
          return reduceChild(&child, childAction, &ticket)
        })
      else { return nil }
      return (effect, generation)
    }
    guard let (effect, generation) = result else {
      site.reportMissing("ifLet", of: parentAction, "destination state was \"nil\"")
      return .none
    }
    guard !effect.isNone || ticket != nil else { return .none }
    let embed = action.embed
    return effect.lifted(
      { embed(.presented($0)) },
      mortal: { PresentedStep(state, action: action, generation: generation) },
      dismiss: embed(.dismiss), ticket: ticket)
  }

  @inlinable
  func reduceChild(
    _ childState: inout Child.State, _ childAction: Child.Action,
    _ ticket: inout DismissTicket?
  ) -> Effect<Child.Action> {
    let effect: Effect<Child.Action>
    (effect, ticket) = Reduction.inPresentation {
      child.reduce(into: &childState, action: childAction)
    }
    return effect
  }

  /// Lets the child go, unless the parent has presented another one meanwhile.
  @usableFromInline
  func dismiss(
    _ before: UInt64, _ parentState: inout Parent.State, _ parentAction: Parent.Action
  ) {
    guard before != 0 else {
      return site.reportMissing(
        "ifLet", of: parentAction, "there was nothing to dismiss: destination state was \"nil\"")
    }
    letGo(before, &parentState)
  }

  @usableFromInline
  func letGo(_ before: UInt64, _ parentState: inout Parent.State) {
    guard generation(parentState) == before else { return }
    state.modify(&parentState) { $0.dismiss() }
  }

  @inlinable
  func generation(_ parentState: Parent.State) -> UInt64 {
    withUnsafePointer(to: parentState) { place in
      state.read(place, tracks: false) { $0.pointee.generation }
    }
  }
}

/// A presented child.
@usableFromInline
final class PresentedStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, PresentationState<Value>>

  @usableFromInline
  init(
    _ path: StatePath<Root, PresentationState<Value>>, action: CompiledKeyPath, generation: UInt64
  ) {
    self.path = path
    super.init(state: path, action: action, generation: generation, isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { presentation in
      guard presentation.pointee.generation == generation else { return false }
      return presentation.pointee.storage.withPlace { child in
        guard let child = UnsafePointer(payloadOf: child) else { return false }
        return body(UnsafeRawPointer(child))
      }
    }
  }

  @usableFromInline
  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { $0.pointee.generation }
  }
}
