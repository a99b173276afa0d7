import Synchronization

/// Holds replies back until it is opened, instead of a time to sleep.
public final class FaultGate: Sendable {
  private struct State {
    var isOpen = false
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// A closed gate.
  public init() {}

  /// Whether replies pass.
  public var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Lets every reply pass, those that wait and those to come.
  public func open() {
    let observers = state.withLock { state in
      state.isOpen = true
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer() }
  }

  func onOpen(_ observer: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if !state.isOpen { state.observers.append(observer) }
      return state.isOpen
    }
    if isOpen { observer() }
  }
}
