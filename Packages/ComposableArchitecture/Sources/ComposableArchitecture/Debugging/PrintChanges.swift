import CustomDump
import Dependencies
import Sharing

extension Reducer {
  /// Prints each action and what it changes.
  ///
  /// - Parameter printer: How to print; `nil` prints nothing.
  /// - Returns: The reducer, printing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }

  /// Does nothing here: there are no signposts off Apple's platforms.
  ///
  /// - Parameter prefix: Ignored.
  /// - Returns: The reducer itself.
  public func signpost(_ prefix: String = "") -> Self { self }
}

/// How actions and changes are printed.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print: @Sendable (Action, State, State) -> Void

  /// Creates a way to print.
  ///
  /// - Parameter printChange: Is given an action, the state before and the state after.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void
  ) {
    print = printChange
  }

  /// Prints a change.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action and a diff of the state.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n"
      text +=
        SharedScope.difference(oldState, newState, format: .default).map { "\($0)\n" }
        ?? "  (No state changes)\n"
      Swift.print(text)
    }
  }

  /// Prints the cases of the action only.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(ActionLabel.of(action))") }
  }
}

/// A reducer that prints.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Runs the reducer and prints the change.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let recorder = SharedChangeRecorder(outer: .current, isReducing: { true })
    let effect = withDependencies {
      $0.sharedChangeRecorder = recorder
    } operation: {
      base.reduce(into: &state, action: action)
    }
    let changes = recorder.end()
    guard !changes.isEmpty, MainThread.isCurrent else {
      printer.printChange(receivedAction: action, oldState: oldState, newState: state)
      return effect
    }
    let shared = SharedAssertion(changes, later: SharedChanges(), startsBefore: true)
    // A store reduces on the main actor, and nothing leaves this closure.
    nonisolated(unsafe) let (action, newState, scope) = (action, state, shared)
    nonisolated(unsafe) let old = oldState
    MainActor.assumeIsolated {
      SharedScope.comparing(scope) {
        printer.printChange(receivedAction: action, oldState: old, newState: newState)
      }
    }
    return effect
  }
}
