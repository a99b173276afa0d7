import TerminalCore

/// Knows which control has the focus, and moves it.
@MainActor
final class FocusManager {
  enum Request {
    case none
    case value(AnyHashable)
  }

  /// The control that has the focus.
  private(set) weak var current: Control?
  /// The controls on screen that can be reached, in reading order.
  private(set) var controls: [PlacedControl] = []
  private var screen: PlaceIdentity?
  private var position = 0
  private var isWithdrawn = false
  /// The control from which the focus was taken away: from there a key moves it on.
  private(set) weak var left: Control?
  private var history: [WeakControl] = []
  /// What was asked for since the last frame, one request a target, in order.
  private var pending: [(target: any FocusTarget, request: Request)] = []
  /// How many controls are remembered for the way back.
  private let historyLimit = 64

  private struct WeakControl {
    weak var control: Control?
  }

  var placed: PlacedControl? {
    controls.first { $0.control === current }
  }

  /// Asks for the focus on the control bound to a value, or on none.
  func request(_ request: Request, of target: any FocusTarget) {
    pending.removeAll { $0.target === target }
    pending.append((target, request))
  }

  /// Takes the controls of a new frame; `true` when the focus has moved, so that the frame is old.
  func take(_ placed: [PlacedControl], screen: PlaceIdentity?) -> Bool {
    controls = placed.filter { $0.control.isFocusable && $0.control.isEnabled }
    let isSameScreen = self.screen == screen
    self.screen = screen
    if !pending.isEmpty {
      let requests = pending
      pending = []
      var moved = false
      for (target, request) in requests where fulfil(request, of: target) {
        moved = true
      }
      if moved { return true }
    }
    if let index = controls.firstIndex(where: { $0.control === current }) {
      position = index
      return false
    }
    if isSameScreen, isWithdrawn { return false }
    let next =
      isSameScreen && current != nil || isSameScreen && position > 0
      ? controls[safe: min(position, controls.count - 1)]?.control ?? remembered
      : remembered ?? first
    guard let next else {
      let moved = current != nil
      if moved { focus(nil) }
      return moved
    }
    focus(next)
    return true
  }

  private var remembered: Control? {
    let reachable = Set(controls.map { ObjectIdentifier($0.control) })
    return history.last { entry in
      entry.control.map { reachable.contains(ObjectIdentifier($0)) } ?? false
    }?.control
  }

  private var first: Control? {
    (controls.first { !$0.control.isAuxiliary } ?? controls.first)?.control
  }

  private func fulfil(_ request: Request, of target: any FocusTarget) -> Bool {
    switch request {
    case .none:
      guard current?.focusLinks.contains(where: { $0.target === target }) ?? false else {
        return false
      }
      withdraw()
      return true
    case .value(let value):
      let match = controls.first { placed in
        placed.control.focusLinks.contains { $0.target === target && $0.value == value }
      }
      guard let match else {
        let link = current?.focusLinks.first { $0.target === target }
        target.focusMoved(to: link?.value)
        return false
      }
      guard match.control !== current else { return false }
      focus(match.control)
      return true
    }
  }

  /// Takes the focus away from every control until a key moves it again.
  func withdraw() {
    let control = current
    focus(nil)
    left = control
    isWithdrawn = true
  }

  /// Gives the focus to a control.
  func focus(_ control: Control?) {
    let old = current
    current = control
    left = nil
    isWithdrawn = false
    if let control {
      position = controls.firstIndex { $0.control === control } ?? position
      history.removeAll { $0.control == nil || $0.control === control }
      history.append(WeakControl(control: control))
      if history.count > historyLimit { history.removeFirst() }
    }
    guard old !== control else { return }
    let new = control?.focusLinks ?? []
    for link in old?.focusLinks ?? [] where !new.contains(where: { $0.target === link.target }) {
      link.target.focusMoved(to: nil)
    }
    for link in new {
      link.target.focusMoved(to: link.value)
    }
    for placed in controls where placed.control === control {
      for scroller in placed.scrollers.reversed() {
        scroller.reveal(placed.rect)
      }
    }
  }
}

extension Array {
  /// The element at an index, or none outside the array.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
