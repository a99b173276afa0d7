import Glibc
import Synchronization

/// Handlers of what ends a program at once that put the terminal back first and then let the end take
/// its course.
enum CrashHandlers {
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]

  /// Signals that end a program which does nothing about them.
  static let ends = [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
  ]

  /// Where handlers are installed.
  ///
  /// - Invariant: only touched by whoever installs and removes them, one at a time.
  nonisolated(unsafe) private static var installed: [Int32] = []

  /// The actions from before, indexed by signal.
  ///
  /// - Invariant: an entry is written before its handler is installed, and only read after.
  nonisolated(unsafe) private static let oldActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// `/dev/null`, opened beforehand.
  ///
  /// - Invariant: written once before any handler is installed.
  nonisolated(unsafe) private static var emptyInput: Int32 = -1

  /// Installs the handlers, on top of those of Swift's crash reporter.
  static func install() {
    _ = RestorationPlan.plans
    _ = RestorationPlan.scratch
    _ = RestorationPlan.isArmed
    if emptyInput < 0 { emptyInput = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    installed = crashes + ends.filter(hasDefaultAction)
    for signal in installed {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, _ in
        // SI_USER is 0: sent with kill().
        CrashHandlers.handle(
          signal, isFromOutside: information.map { $0.pointee.si_code == 0 } ?? false)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigfillset(&action.sa_mask)
      _ = sigaction(signal, &action, oldActions + Int(signal))
    }
  }

  /// Puts back the actions from before.
  static func remove() {
    for signal in installed { _ = sigaction(signal, oldActions + Int(signal), nil) }
    installed = []
  }

  private static func hasDefaultAction(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// The signal is blocked while its handler runs, so raising it again acts when this returns, at
  /// the place of the crash and with the old action.
  ///
  /// Swift's crash reporter asks a question where standard input is a terminal and waits for 30
  /// seconds; from an empty input it gets its answer at once.
  ///
  /// A signal that another process sent is no crash of this one: it ends the program without a
  /// report, which would come back from its handler and wait for the crash to happen again.
  private static func handle(_ signal: Int32, isFromOutside: Bool) {
    let isFullScreen = RestorationPlan.isArmed
    RestorationPlan.restore()
    if isFullScreen, emptyInput >= 0 { _ = dup2(emptyInput, STDIN_FILENO) }
    if isFromOutside {
      Glibc.signal(signal, SIG_DFL)
    } else {
      _ = sigaction(signal, oldActions + Int(signal), nil)
    }
    _ = raise(signal)
  }
}
