/// An action whose view-made part is an enum of its own, in a case named `view`.
public protocol ViewAction<ViewAction> {
  /// What a view can do.
  associatedtype ViewAction

  /// The action of a view.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends view actions to its store; `@ViewAction(for:)` writes the conformance.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState

  /// The action of the store.
  associatedtype StoreAction: ViewAction

  /// The store.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that were started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
