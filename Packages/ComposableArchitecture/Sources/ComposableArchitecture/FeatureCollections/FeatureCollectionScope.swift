public import CasePaths
import IssueReporting

/// The way from a parent to the features inside a collection of its state.
@_spi(FeatureCollections)
public struct FeatureCollectionScope<
  ParentState, ParentAction, Access: FeatureCollectionAccess, FeaturesAction
> {
  private let state: StatePath<ParentState, Access.Features>
  private let action: ActionPath<ParentAction, FeaturesAction>
  private let operation: String
  private let site: SourcePlace

  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case of the parent's action that holds the collection's.
  ///   - operation: The operator's name, for issues.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public init(
    state: WritableKeyPath<ParentState, Access.Features>,
    action: CaseKeyPath<ParentAction, FeaturesAction>,
    operation: String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.state = .of(state)
    self.action = .of(action)
    self.operation = operation
    site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// As above, with a key path that is found faster.
  public init(
    state: WritableKeyPath<ParentState, Access.Features>,
    action: DirectCaseKeyPath<ParentAction, FeaturesAction>,
    operation: String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) where ParentAction: CasePathable {
    self.state = .of(state)
    self.action = .of(action)
    self.operation = operation
    site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The collection's action in one of the parent.
  public func extract(_ parentAction: ParentAction) -> FeaturesAction? {
    action.extract(parentAction)
  }

  /// Changes the collection in place.
  public func modify<Result>(
    _ parentState: inout ParentState, _ body: (inout Access.Features) -> Result
  ) -> Result {
    state.modify(&parentState, body)
  }

  /// Reads the collection without copying it.
  public func read<Result>(
    _ parentState: ParentState, _ body: (Access.Features) -> Result
  ) -> Result {
    withUnsafePointer(to: parentState) { place in
      state.read(place, tracks: false) { body($0.pointee) }
    }
  }

  /// Runs the reducer of a feature, in place.
  ///
  /// - Parameters:
  ///   - element: The reducer.
  ///   - id: The feature.
  ///   - elementAction: The feature's action.
  ///   - parentState: The parent's state.
  ///   - isMortal: Whether the feature's effects end with it.
  ///   - dismissal: The action that lets the feature go when it asks for it, by the features that are
  ///     there then; `nil` if the feature is not presented.
  ///   - adjust: Is given the feature's effect, which lies inside the feature.
  ///   - embed: Puts an action of the feature into one of the collection.
  /// - Returns: The effect, seen from the parent; `nil` if there is no such feature.
  public func reduce<Element: Reducer>(
    _ element: Element, _ id: Access.FeatureID, _ elementAction: Element.Action,
    into parentState: inout ParentState, isMortal: Bool,
    dismissal: (@MainActor (Access.Features) -> FeaturesAction?)?,
    adjust: (Effect<Element.Action>) -> Effect<Element.Action>,
    embed: @escaping @Sendable (Element.Action) -> FeaturesAction
  ) -> Effect<ParentAction>? where Element.State == Access.Feature {
    var ticket: DismissTicket?
    let effect = state.modify(&parentState) { features in
      Access.modify(id, in: &features) { feature -> Effect<Element.Action> in
        guard dismissal != nil else { return element.reduce(into: &feature, action: elementAction) }
        let effect: Effect<Element.Action>
        (effect, ticket) = Reduction.inPresentation {
          element.reduce(into: &feature, action: elementAction)
        }
        return effect
      }
    }
    guard let effect = effect.map(adjust) else { return nil }
    guard !effect.isNone || ticket != nil else { return Effect<ParentAction>.none }
    let step = FeatureStep<ParentState, Access>(
      state, action: action, id: id, generation: generation(of: id, in: parentState),
      isOpaque: isOpaque(id, in: parentState), isMortal: isMortal)
    let embedInParent = action.embed
    return effect.lifted({ embedInParent(embed($0)) }, step, dismissal.map(inParent), ticket)
  }

  /// A dismissal, seen from the parent.
  private func inParent(
    _ dismissal: @escaping @MainActor (Access.Features) -> FeaturesAction?
  ) -> Dismissal<ParentAction> {
    .depending { [state, embed = action.embed] parent in
      state.read(parent.assumingMemoryBound(to: ParentState.self), tracks: false) {
        dismissal($0.pointee).map(embed)
      }
    }
  }

  /// The generation of a feature; 0 where the collection is made anew on each read and no feature in it
  /// can be told from the next.
  private func generation(of id: Access.FeatureID, in parentState: ParentState) -> UInt64 {
    let generation = read(parentState) { Access.generation(of: id, in: $0) } ?? 0
    guard state.offset < 0 else { return generation }
    return read(parentState) { Access.generation(of: id, in: $0) } == generation ? generation : 0
  }

  /// Whether a computed property makes the state of a feature anew on each read.
  private func isOpaque(_ id: Access.FeatureID, in parentState: ParentState) -> Bool {
    guard state.offset < 0 else { return false }
    let generations = (0..<2).map { _ in
      read(parentState) { Access.feature(id, in: $0).map { Generation.of($0) } }
    }
    return generations[0] != generations[1]
  }

  /// Tells that an action came for a feature that is not there.
  ///
  /// - Parameters:
  ///   - parentAction: The parent's action.
  ///   - reason: Why there is no feature.
  public func reportMissing(_ parentAction: ParentAction, _ reason: String) {
    site.reportMissing(operation, of: parentAction, reason)
  }

  /// Tells an issue at the operator's place.
  public func report(_ message: String) {
    reportIssue(
      "A \"\(operation)\" at \"\(site.fileID):\(site.line)\" \(message)",
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}

extension Effect {
  /// The effect of a feature as one of its parent.
  fileprivate func lifted<ParentAction>(
    _ embed: @escaping @Sendable (Action) -> ParentAction, _ step: EffectStep,
    _ dismissal: Dismissal<ParentAction>?, _ ticket: DismissTicket?
  ) -> Effect<ParentAction> {
    let node: EffectNode<Action>
    switch content {
    case .none where ticket == nil: return .none
    case .none: node = PlaceNode()
    case .send(let action) where !step.isMortal: return .send(embed(action))
    case .send(let action): node = SendNode(action)
    case .node(let other): node = other
    }
    return Effect<ParentAction>(
      node: LiftNode(node, embed, step: step, dismissal: dismissal, ticket: ticket))
  }
}
