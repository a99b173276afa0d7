import Glibc

/// Brings signals to the terminal's thread as bytes in a pipe.
enum SignalPipe {
  /// Bytes that are no signal's number.
  static let wake: UInt8 = 0
  static let finish: UInt8 = 255

  /// Signals that end, stop, continue or resize.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// - Invariant: written before a handler is installed, and never closed.
  nonisolated(unsafe) private(set) static var readEnd: Int32 = -1
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// - Invariant: as for the handlers of crashes: written before a handler is installed.
  nonisolated(unsafe) private static let oldActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Opens the pipe, once for the life of the process.
  static func open() throws(TerminalError) {
    guard readEnd < 0 else {
      drain { _ in }
      return
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .resources(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Catches the signals, save those that whoever started the process has had ignored.
  static func install() {
    for signal in signals {
      _ = sigaction(signal, nil, oldActions + Int(signal))
      let handler = oldActions[Int(signal)].__sigaction_handler.sa_handler
      if signal != SIGWINCH, isIgnored(handler) { continue }
      catchSignal(signal)
    }
    _ = sigaction(SIGPIPE, nil, oldActions + Int(SIGPIPE))
    Glibc.signal(SIGPIPE, SIG_IGN)
  }

  static func catchSignal(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { SignalPipe.send(UInt8(truncatingIfNeeded: $0)) }
    action.sa_flags = SA_RESTART | SA_ONSTACK
    sigemptyset(&action.sa_mask)
    _ = sigaction(signal, &action, nil)
  }

  static func remove() {
    for signal in signals + [SIGPIPE] { _ = sigaction(signal, oldActions + Int(signal), nil) }
  }

  /// Puts a byte into the pipe; safe in a signal handler. A full pipe has news enough.
  static func send(_ byte: UInt8) {
    let code = errno
    var byte = byte
    _ = write(writeEnd, &byte, 1)
    errno = code
  }

  static func drain(_ body: (UInt8) -> Void) {
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 { body(byte) }
  }

  private static func isIgnored(_ handler: __sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
