public import TerminalCore

extension Trace {
  /// What the terminal showed last before the program gave its screen back; at the end, if it never
  /// took or never gave it back.
  public var lastScreen: ModelTerminal {
    var screen = ModelTerminal(size: size)
    for event in events {
      switch event.kind {
      case .input: break
      case .resized(let size):
        // The next frame is painted whole; what has been switched on stays on.
        screen = screen.resized(to: size)
      case .output(let bytes):
        var next = screen
        next.feed(bytes)
        if screen.isAlternate, !next.isAlternate { return screen }
        screen = next
      }
    }
    return screen
  }
}

extension ModelTerminal {
  var isAlternate: Bool { ledger.modes.contains("alternate screen") }

  /// An empty terminal of another size, with the same modes on.
  func resized(to size: Size) -> ModelTerminal {
    var terminal = ModelTerminal(size: size, widths: widths)
    terminal.ledger = ledger
    terminal.mainCells = mainCells.map { _ in ModelTerminal.grid(size) }
    terminal.title = title
    return terminal
  }
}
