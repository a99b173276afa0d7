public import ComposableArchitecture
public import TerminalUI

extension TerminalHost {
  /// Shows the view of a store until the user or the view ends the program, and returns the code to
  /// exit with.
  ///
  /// In plain mode each command runs until no effect of the store is running.
  public static func run<State, Action, Content: View>(
    _ options: TerminalOptions = TerminalOptions(),
    store: Store<State, Action>,
    @ViewBuilder content: (Store<State, Action>) -> Content
  ) async -> Int32 {
    var options = options
    options.untilQuiet = { await store.settle() }
    let root = content(store)
    return await run(options) { root }
  }
}
