import Glibc
import Synchronization
import TerminalCore

/// Makes the terminal raw and arms its restoration, at the start and after each stop.
final class TakeOver: Sendable {
  private struct State {
    var settings = termios()
    /// Every mode that has been on since the start: all of them are switched off at the end.
    var modes = TerminalModes.normal
    var setAside: SetAside?
  }

  private let tty: TTY
  private let state = Mutex(State())

  init(tty: TTY) { self.tty = tty }

  func prepare(settings: termios, modes: TerminalModes, setAside: SetAside?) {
    state.withLock { $0 = State(settings: settings, modes: modes, setAside: setAside) }
  }

  func forgetSetAside() { state.withLock { $0.setAside = nil } }

  /// Adds modes to those that the restoration switches off.
  func include(_ modes: TerminalModes) {
    state.withLock { state in
      state.modes.formUnion(modes)
      arm(state, isNew: false)
    }
  }

  /// Takes the terminal over.
  func run() {
    state.withLock { state in
      guard !RestorationPlan.isArmed else { return }
      state.setAside?.redirect()
      arm(state, isNew: true)
      _ = tty.makeRaw(from: state.settings)
    }
  }

  private func arm(_ state: State, isNew: Bool) {
    RestorationPlan.arm(isNew: isNew) { plan in
      let bytes = state.modes.restoration.prefix(RestorationPlan.capacity)
      for (offset, byte) in bytes.enumerated() { plan.pointee.bytes[offset] = byte }
      plan.pointee.count = bytes.count
      plan.pointee.descriptor = tty.descriptor
      plan.pointee.settings = state.settings
      plan.pointee.asideFile = state.setAside?.file ?? -1
      plan.pointee.savedOutput = state.setAside?.savedOutput ?? -1
      plan.pointee.savedError = state.setAside?.savedError ?? -1
    }
  }
}

extension TerminalModes {
  /// Adds what is on in another set.
  fileprivate mutating func formUnion(_ other: TerminalModes) {
    alternateScreen = alternateScreen || other.alternateScreen
    hidesCursor = hidesCursor || other.hidesCursor
    bracketedPaste = bracketedPaste || other.bracketedPaste
    focusEvents = focusEvents || other.focusEvents
    disablesAutowrap = disablesAutowrap || other.disablesAutowrap
    if other.mouse != .off { mouse = other.mouse }
    if other.keyboard != .legacy { keyboard = other.keyboard }
    if other.title != nil { title = other.title }
  }
}
