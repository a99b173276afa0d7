import FoundationEssentials
import Glibc

/// The program that sends requests: `numbers-transport`, which is built together with this one and
/// stands beside it.
struct TransportProgram: Sendable {
  /// Where it is.
  let path: String

  /// The one beside the running executable.
  static let besideExecutable = TransportProgram(
    path: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { $0.prefix(through: $0.lastIndex(of: "/") ?? $0.startIndex) + "numbers-transport" }
      ?? "./numbers-transport")

  /// Starts it with `socket` as its standard input; nil when that cannot be done.
  ///
  /// It inherits nothing else, is in a process group of its own, so that keys of the terminal do
  /// not reach it, and does not ask what to do when it crashes.
  func start(socket: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }

    var every = sigset_t()
    sigfillset(&every)
    var none = sigset_t()
    sigemptyset(&none)
    var results = [
      posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO),
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0),
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0),
      posix_spawnattr_setpgroup(&attributes, 0),
      posix_spawnattr_setsigdefault(&attributes, &every),
      posix_spawnattr_setsigmask(&attributes, &none),
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)),
    ]
    // Closing one that is closed already is no failure.
    for descriptor in Self.openDescriptors where descriptor > STDERR_FILENO {
      results.append(posix_spawn_file_actions_addclose(&actions, descriptor))
    }
    guard results.allSatisfy({ $0 == 0 }) else { return nil }

    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    return result == 0 ? process : nil
  }

  private static var openDescriptors: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { Int32($0) }
  }
}
