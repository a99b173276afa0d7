import Glibc

/// A shell's job control and nothing else: runs one job in front, and takes `fg` and `bg` when it
/// has stopped.
enum Shell {
  /// Runs this program once more, in a process group of its own, with `way` as its argument.
  static func run(_ way: String) -> Never {
    signal(SIGTTOU, SIG_IGN)
    signal(SIGTSTP, SIG_IGN)
    let job = start(way)
    var status: Int32 = 0
    bringToFront(job)
    while true {
      guard waitpid(job, &status, WUNTRACED) == job else { exit(4) }
      bringToFront(getpgrp())
      guard status & 0xFF == 0x7F else {
        say("ended \(status)")
        exit(0)
      }
      say("stopped")
      while let command = readLine(strippingNewline: true) {
        if command == "fg" {
          say("front")
          bringToFront(job)
          kill(-job, SIGCONT)
          break
        } else if command == "bg" {
          kill(-job, SIGCONT)
          say("back")
        } else if command == "fg silently" {
          // As bash does for a job that already runs in the background.
          say("front")
          bringToFront(job)
          break
        }
      }
    }
  }

  private static func start(_ way: String) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGTTOU)
    sigaddset(&defaults, SIGTSTP)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("job"), strdup(way), nil]
    var job = pid_t()
    guard posix_spawn(&job, "/proc/self/exe", nil, &attributes, &arguments, environ) == 0 else {
      exit(5)
    }
    say("job \(job)")
    return job
  }

  private static func bringToFront(_ group: pid_t) { tcsetpgrp(STDIN_FILENO, group) }

  private static func say(_ text: String) { report("[\(text)]\n") }
}
