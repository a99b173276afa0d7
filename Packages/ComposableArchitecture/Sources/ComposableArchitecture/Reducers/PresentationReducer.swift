/// A reducer together with a presented child.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let state: StatePath<Parent.State, PresentationState<Child.State>>
  let action: ActionPath<Parent.Action, PresentationAction<Child.Action>>
  let child: Child
  let site: SourcePlace

  /// Runs the child for its actions, then the parent for all, then lets a dismissed child go.
  public func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let presentationAction = action.extract(parentAction)
    var childEffect = Effect<Parent.Action>.none
    if case .presented(let childAction) = presentationAction {
      childEffect = reduceChild(&parentState, childAction, parentAction)
    }
    let before = generation(parentState)
    let parentEffect = Reduction.watchingStructure {
      generation(parentState)
    } _: {
      parent.reduce(into: &parentState, action: parentAction)
    }
    if case .dismiss = presentationAction {
      dismiss(before, &parentState, parentAction)
    }
    return childEffect.merge(with: parentEffect)
  }

  @inline(__always)
  private func reduceChild(
    _ parentState: inout Parent.State, _ childAction: Child.Action, _ parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let result = state.modify(&parentState) { presentation -> (Effect<Child.Action>, UInt64)? in
      let generation = presentation.generation
      guard
        let (effect, isEphemeral) = presentation.modify({ child in
          (reduceChild(&child, childAction), EphemeralChild.isEphemeral(child))
        })
      else { return nil }
      if isEphemeral { presentation.dismiss() }
      return (effect, generation)
    }
    guard let (effect, generation) = result else {
      site.reportMissing("ifLet", of: parentAction, "destination state was \"nil\"")
      return .none
    }
    guard !effect.isNone else { return .none }
    let embed = action.embed
    return effect.lifted(
      { embed(.presented($0)) },
      mortal: { PresentedStep(state, action: action, generation: generation) },
      dismiss: embed(.dismiss))
  }

  private func reduceChild(
    _ childState: inout Child.State, _ childAction: Child.Action
  ) -> Effect<Child.Action> {
    Reduction.inPresentation { child.reduce(into: &childState, action: childAction) }
  }

  /// Lets the child go, unless the parent has presented another one meanwhile.
  private func dismiss(
    _ before: UInt64, _ parentState: inout Parent.State, _ parentAction: Parent.Action
  ) {
    guard before != 0 else {
      return site.reportMissing(
        "ifLet", of: parentAction, "there was nothing to dismiss: destination state was \"nil\"")
    }
    guard generation(parentState) == before else { return }
    state.modify(&parentState) { $0.dismiss() }
  }

  private func generation(_ parentState: Parent.State) -> UInt64 {
    withUnsafePointer(to: parentState) { place in
      state.read(place, tracks: false) { $0.pointee.generation }
    }
  }
}

/// A presented child.
final class PresentedStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, PresentationState<Value>>

  init(
    _ path: StatePath<Root, PresentationState<Value>>, action: CompiledKeyPath, generation: UInt64
  ) {
    self.path = path
    super.init(state: path, action: action, generation: generation, isMortal: true)
  }

  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { presentation in
      guard presentation.pointee.generation == generation,
        let child = presentation.pointee.wrappedValue
      else { return false }
      return withUnsafePointer(to: child) { body(UnsafeRawPointer($0)) }
    }
  }
}
