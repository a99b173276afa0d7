import Dispatch
import Glibc
import TerminalCore
import TerminalPosix

/// Takes the terminal over and leaves in the way that its argument names, for tests in a pty.
///
/// `hold` stays until a key or a signal comes, `spinner` and `flood` draw meanwhile, `titles` asks
/// for other modes all the time; what they receive is shown on the screen.
@main
struct CrashTester {
  @MainActor
  static func main() {
    let way = CommandLine.arguments.dropFirst().first ?? "return"
    if way == "shell" { Shell.run(CommandLine.arguments.dropFirst().last ?? "return") }
    do {
      let terminal = try Terminal(colorSupport: .ansi16)
      let program = Program(terminal: terminal, way: way)
      try program.start()
      dispatchMain()
    } catch {
      report("\(error)\n")
      exit(2)
    }
  }
}

/// Writes to standard error.
func report(_ text: String) {
  _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// A screen that tells its size and what was typed.
@MainActor
final class Program {
  private let terminal: Terminal
  private let way: String
  private var typed = ""
  private var ticks = 0

  init(terminal: Terminal, way: String) {
    self.terminal = terminal
    self.way = way
  }

  private var modes: TerminalModes {
    var modes = TerminalModes.fullScreen
    modes.mouse = .drags
    modes.focusEvents = true
    modes.keyboard = .kitty(flags: 1)
    modes.title = "crash tester"
    return modes
  }

  func start() throws {
    try terminal.start(modes: modes) { [self] in receive($0) }
    paint()
    if way == "flood" || way == "spinner" { tick() }
    if way == "titles" { changeModes() }
  }

  private func receive(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes):
      typed += String(decoding: bytes, as: UTF8.self)
      if bytes.contains(0x1A) { terminal.suspend() }
      if bytes.contains(UInt8(ascii: "!")) { leave() }
      paint()
    case .resized, .resumed: paint()
    case .ended:
      terminal.stop()
      exit(0)
    }
  }

  private func tick() {
    ticks += 1
    paint()
    // A spinner turns ten times a second; a flood is faster than any terminal.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(way == "flood" ? 1 : 100)) {
      MainActor.assumeIsolated { self.tick() }
    }
  }

  private func changeModes() {
    for number in 0..<500 {
      var modes = modes
      modes.mouse = number.isMultiple(of: 2) ? .drags : .off
      modes.title = "title \(number % 7)"
      terminal.setModes(modes)
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.changeModes() }
    }
  }

  private func paint() {
    var surface = Surface(size: terminal.size)
    surface.write("size \(terminal.size.columns)x\(terminal.size.rows)", at: .zero)
    surface.write("typed \(typed)", at: Point(column: 0, row: 1), style: Style(foreground: .red))
    if way == "spinner" { surface.write("\(ticks % 10)", at: Point(column: 0, row: 2)) }
    if way == "flood" {
      for row in 2..<max(2, terminal.size.rows) {
        let text = SanitizedText(repeating: "\(ticks) ", count: terminal.size.columns)
        surface.write(text, at: Point(column: 0, row: row))
      }
      surface.write("tick \(ticks)", at: Point(column: 0, row: 2))
    }
    terminal.present(surface)
  }

  private func leave() {
    switch way {
    case "exit": exit(7)
    case "error":
      terminal.stop()
      report("an error\n")
      exit(3)
    case "trap":
      report("printed before\n")
      let numbers: [Int] = typed.isEmpty ? [1] : []
      print(numbers[typed.utf8.count])
    case "fatal": fatalError("told to")
    case "abort": abort()
    case "overflow": print(descend(1))
    case "segv":
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = typed.utf8.count
    case "modes":
      terminal.setModes(.fullScreen)
      terminal.stop()
      exit(0)
    default:
      terminal.stop()
      print("done")
      exit(0)
    }
  }

  private func descend(_ depth: Int) -> Int {
    depth < 0 ? 0 : descend(depth + 1) + typed.utf8.count + descend(depth + 2)
  }
}
