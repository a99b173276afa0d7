/// A terminal as a full-screen host sees it: the real one, or one in memory.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// The size of the screen now.
  var size: Size { get }

  /// Takes the terminal over, switches modes on, and reports events from then on.
  func start(
    modes: TerminalModes, onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws

  /// Shows a frame; while the terminal is slow the latest one wins and those in between are dropped.
  func present(_ surface: Surface)

  /// Asks for other modes, reconciled with those that are on.
  func setModes(_ modes: TerminalModes)

  /// Gives the terminal back and stops the process, as Ctrl-Z does; ``TerminalEvent/resumed(_:)`` follows.
  func suspend()

  /// Gives the terminal back as it was found; does nothing the second time.
  func stop()
}
