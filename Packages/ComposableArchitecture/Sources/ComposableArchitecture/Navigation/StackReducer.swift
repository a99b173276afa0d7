import CasePaths
import Dependencies
import IdentifiedCollections
import IssueReporting

/// A reducer together with the features of a stack.
public struct _StackReducer<Parent: Reducer, Element: Reducer>: Reducer {
  let parent: Parent
  let state: StatePath<Parent.State, StackState<Element.State>>
  let action: ActionPath<Parent.Action, StackAction<Element.State, Element.Action>>
  let element: Element
  let site: SourcePlace

  /// Runs the element that the action is for, then the parent.
  public func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    switch action.extract(parentAction) {
    case .element(let id, let elementAction):
      let effect = reduceElement(&parentState, id, elementAction, parentAction)
      return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
    case .popFrom(let id):
      let isThere = contains(id, parentState)
      if !isThere {
        site.reportMissing(
          "forEach", of: parentAction, "the stack contained no element with the id \(id)")
      }
      let effect = parent.reduce(into: &parentState, action: parentAction)
      if isThere { state.modify(&parentState) { $0.pop(from: id) } }
      return effect
    case .push(let id, let elementState):
      push(elementState, id, &parentState)
      return parent.reduce(into: &parentState, action: parentAction)
    case nil:
      return parent.reduce(into: &parentState, action: parentAction)
    }
  }

  private func reduceElement(
    _ parentState: inout Parent.State, _ id: StackElementID, _ elementAction: Element.Action,
    _ parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    var isReplaced = false
    var ticket: DismissTicket?
    let effect = state.modify(&parentState) { stack -> Effect<Element.Action>? in
      guard let position = stack.stack.index(id: id) else { return nil }
      return reduce(&stack.stack[position].element, elementAction, &isReplaced, &ticket)
    }
    if isReplaced {
      withUnsafePointer(to: parentState) { state.notifyElements(UnsafeRawPointer($0)) }
    }
    guard let effect else {
      site.reportMissing(
        "forEach", of: parentAction, "the stack contained no element with the id \(id)")
      return .none
    }
    guard !effect.isNone || ticket != nil else { return .none }
    let embed = action.embed
    return effect.lifted(
      { embed(.element(id: id, action: $0)) },
      mortal: { StackStep(state, action: action, id: id) },
      dismiss: embed(.popFrom(id: id)), ticket: ticket)
  }

  private func reduce(
    _ elementState: inout Element.State?, _ elementAction: Element.Action,
    _ isReplaced: inout Bool, _ ticket: inout DismissTicket?
  ) -> Effect<Element.Action>? {
    guard elementState != nil else { return nil }
    let effect: Effect<Element.Action>
    (effect, ticket) = Reduction.inPresentation {
      withUnsafeMutablePointer(to: &elementState!) { place in
        let identity = state.elementIdentity
        let before = identity?.willModify(UnsafeMutableRawPointer(place))
        let effect = element.reduce(into: &place.pointee, action: elementAction)
        if let identity, let before {
          isReplaced = !before.isSame(as: identity.read(UnsafeRawPointer(place)))
        }
        return effect
      }
    }
    return effect
  }

  private func push(
    _ elementState: Element.State, _ id: StackElementID, _ parentState: inout Parent.State
  ) {
    guard !contains(id, parentState) else {
      return reportIssue(
        """
        A "forEach" at "\(site.fileID):\(site.line)" received a "push" for an id that the stack \
        contains already: \(id)
        """,
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
    let generator = DependencyValues._current.stackElementID
    if generator.peek() == id { _ = generator.next() }
    state.modify(&parentState) { $0.push(elementState, id: id) }
  }

  private func contains(_ id: StackElementID, _ parentState: Parent.State) -> Bool {
    read(parentState) { $0.index(id: id) != nil }
  }

  private func read<Result>(
    _ parentState: Parent.State,
    _ body: (IdentifiedArray<StackElementID, StackEntry<Element.State>>) -> Result
  ) -> Result {
    withUnsafePointer(to: parentState) { place in
      state.read(place, tracks: false) { body($0.pointee.stack) }
    }
  }
}

/// An element of a stack.
final class StackStep<Root, Element>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, StackState<Element>>
  private let elementID: StackElementID

  init(_ path: StatePath<Root, StackState<Element>>, action: CompiledKeyPath, id: StackElementID) {
    self.path = path
    elementID = id
    super.init(state: path, action: action, id: AnyHashable(id), isMortal: true)
  }

  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { stack in
      let entries = stack.pointee.stack
      guard let position = entries.index(id: elementID) else { return false }
      return entries.elements.withUnsafeBufferPointer { entries in
        guard let first = entries.baseAddress else { return false }
        // Read only: nothing is written through the pointer.
        let entry = UnsafeMutablePointer(mutating: first + position)
        return withUnsafeMutablePointer(to: &entry.pointee.element) { element in
          guard let element = UnsafePointer(payloadOf: UnsafePointer(element)) else { return false }
          return body(UnsafeRawPointer(element))
        }
      }
    }
  }

  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) {
      $0.pointee.stack._$structure
    }
  }
}
