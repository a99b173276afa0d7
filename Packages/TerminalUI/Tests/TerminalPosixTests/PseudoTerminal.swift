import Glibc
import TerminalCore
import TerminalModel
import Testing

/// A program in a terminal of its own, seen from the terminal's side.
final class PseudoTerminal {
  private var master: Int32
  /// Kept open, so that the settings can be read after the program has ended.
  private var slave: Int32
  private let settingsBefore: [UInt8]
  let process: pid_t
  private(set) var output: [UInt8] = []
  private(set) var screen: ModelTerminal

  /// Starts the crash tester, which is built beside the tests.
  init(_ arguments: [String], size: Size = Size(columns: 40, rows: 10)) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // TIOCSPTLCK and TIOCGPTN: the overlay imports neither them nor posix_openpt.
    var isLocked: Int32 = 0
    var number: Int32 = 0
    try #require(ioctl(master, 0x4004_5431, &isLocked) == 0)
    try #require(ioctl(master, 0x8004_5430, &number) == 0)
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(slave, UInt(TIOCSWINSZ), &window) == 0)
    settingsBefore = PseudoTerminal.settings(of: slave)
    screen = ModelTerminal(size: size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // Whoever runs the tests may ignore some signals, as `nohup` does; a person's shell ignores none.
    var every = sigset_t()
    sigfillset(&every)
    posix_spawnattr_setsigdefault(&attributes, &every)
    // 0x80 is POSIX_SPAWN_SETSID, which the overlay does not import: the terminal opened next controls it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | 0x80))
    let program = try PseudoTerminal.directoryOfTests() + "/CrashTester"
    var list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var child = pid_t()
    let code = posix_spawn(&child, program, &actions, &attributes, &list, environ)
    try #require(code == 0, "the crash tester does not start: \(code)")
    process = child
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    hangUp()
  }

  /// Closes the terminal's window.
  func hangUp() {
    for descriptor in [master, slave] where descriptor >= 0 { close(descriptor) }
    (master, slave) = (-1, -1)
  }

  static func directoryOfTests() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    try #require(count > 0)
    let path = String(decoding: buffer.prefix(count), as: UTF8.self)
    if path.hasSuffix(".xctest") {
      return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    }
    // The toolchain's own runner loads the tests: their product is among its arguments.
    let product = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    return product.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  }

  private static func settings(of descriptor: Int32) -> [UInt8] {
    var value = termios()
    tcgetattr(descriptor, &value)
    return withUnsafeBytes(of: value) { Array($0) }
  }

  /// Whether the terminal's settings are, bit for bit, those from before.
  var hasSettingsFromBefore: Bool { PseudoTerminal.settings(of: slave) == settingsBefore }

  /// What the terminal shows, as text.
  var text: String { screen.lines.joined(separator: "\n") }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  func resize(_ size: Size) {
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  /// Stops the terminal's output, as Ctrl-S does.
  func stopOutput() { _ = tcflow(slave, TCOOFF) }

  /// Reads what the program writes for at most `milliseconds`, at most `limit` bytes at a time.
  func read(milliseconds: Int32, limit: Int = 65_536) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) == 1 else { return }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = Glibc.read(master, &bytes, limit)
    guard count > 0 else { return }
    output += bytes.prefix(count)
    screen.feed(Array(bytes.prefix(count)))
  }

  /// Reads until the condition holds.
  func wait(
    _ what: Comment, seconds: Int = 60, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      read(milliseconds: 20)
      if ContinuousClock.now > deadline {
        let tail = String(decoding: output.suffix(600), as: UTF8.self)
        try #require(
          condition(), "\(what) has not come: \(tail.debugDescription)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its status as `waitpid` tells it.
  func waitForEnd(seconds: Int = 60, readsOutput: Bool = true) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      try #require(ContinuousClock.now < deadline, "the program has not ended")
      if readsOutput { read(milliseconds: 5) } else { _ = poll(nil, 0, 5) }
    }
    var count = -1
    while readsOutput, output.count != count {
      count = output.count
      read(milliseconds: 20)
    }
    return status
  }
}

/// Runs the crash tester in a session that has no terminal.
///
/// - Returns: Its status as `waitpid` tells it.
func runWithoutTerminal(_ way: String) throws -> Int32 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  posix_spawnattr_setflags(&attributes, 0x80)
  let program = try PseudoTerminal.directoryOfTests() + "/CrashTester"
  var list: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(way), nil]
  var child = pid_t()
  try #require(posix_spawn(&child, program, &actions, &attributes, &list, environ) == 0)
  var status: Int32 = 0
  try #require(waitpid(child, &status, 0) == child)
  return status
}

/// The text of a file of the system's.
func systemFile(_ path: String) throws -> String {
  let file = open(path, O_RDONLY)
  try #require(file >= 0)
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 4_096)
  let count = read(file, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}

/// The signal that ended a process, nil if it left by itself.
func endingSignal(_ status: Int32) -> Int32? {
  let signal = status & 0x7F
  return signal == 0 ? nil : signal
}

/// The exit code of a process that left by itself.
func exitCode(_ status: Int32) -> Int32 { status >> 8 & 0xFF }
