public import ComposableTerminalUI

/// One state that a feature can be previewed in.
public struct PreviewState<State, Action> {
  /// What `--state` calls it.
  public let name: String
  let makeStore: @MainActor () -> Store<State, Action>

  /// Describes a state; `store` is made when this state is chosen.
  public init(_ name: String, store: @escaping @MainActor () -> Store<State, Action>) {
    self.name = name
    self.makeStore = store
  }
}
