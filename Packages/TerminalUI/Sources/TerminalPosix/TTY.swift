import Glibc
import TerminalCore

/// The terminal's device, through a file description of its own: only this one is non-blocking.
struct TTY: Sendable {
  let descriptor: Int32

  /// Opens the terminal behind standard input again, or else the controlling one.
  static func open() throws(TerminalError) -> TTY {
    let flags = O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    var name = [CChar](repeating: 0, count: 256)
    if isatty(STDIN_FILENO) == 1, ttyname_r(STDIN_FILENO, &name, name.count) == 0 {
      let descriptor = Glibc.open(name, flags)
      if descriptor >= 0 { return TTY(descriptor: descriptor) }
    }
    let descriptor = Glibc.open("/dev/tty", flags)
    guard descriptor >= 0 else { throw .noTerminal(code: errno) }
    return TTY(descriptor: descriptor)
  }

  func close() { _ = Glibc.close(descriptor) }

  /// The size that the terminal tells; 80×24 where it tells none.
  var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whether this process may write: its group is the terminal's foreground one, or the terminal
  /// does not control it.
  var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  var settings: termios? {
    var value = termios()
    return tcgetattr(descriptor, &value) == 0 ? value : nil
  }

  /// Every byte as it comes, no echo, no signals from keys, no translation of output.
  ///
  /// What was typed before stays to be read.
  func makeRaw(from settings: termios) -> Bool {
    var raw = settings
    cfmakeraw(&raw)
    while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
