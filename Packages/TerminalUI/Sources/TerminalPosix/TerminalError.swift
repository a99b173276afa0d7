/// Why the terminal could not be taken over.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The process has no terminal, or may not open it; the number is the system's error code.
  case noTerminal(code: Int32)
  /// The terminal does not let its settings be read or changed.
  case settings(code: Int32)
  /// The system has no pipe or thread left.
  case resources(code: Int32)
  /// Another ``Terminal`` of this process has been started and not stopped.
  case alreadyStarted

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .noTerminal(let code): "There is no terminal to use (system error \(code))."
    case .settings(let code):
      "The terminal's settings cannot be changed (system error \(code))."
    case .resources(let code):
      "The system has no resources left for the terminal (system error \(code))."
    case .alreadyStarted: "The terminal is already in use by this program."
    }
  }
}
