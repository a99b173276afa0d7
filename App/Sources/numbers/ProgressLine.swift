import Glibc

/// A line on standard error that says what is under way and for how long, while that is a terminal.
struct ProgressLine {
  private let ticks: Task<Void, Never>?

  /// Shows the line; after a second it begins to count.
  init(_ text: String) {
    guard Self.isTerminal else {
      ticks = nil
      return
    }
    StandardError.write(text)
    ticks = Task.detached {
      var seconds = 0
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        seconds += 1
        StandardError.write("\(Self.eraser)\(text) \(seconds) s")
      }
    }
  }

  /// Takes the line away again, once.
  func erase() async {
    guard let ticks else { return }
    ticks.cancel()
    await ticks.value
    StandardError.write(Self.eraser)
  }

  private static let eraser = "\r\u{1B}[K"

  private static var isTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && getenv("TERM").map { strcmp($0, "dumb") != 0 } == true
  }
}
