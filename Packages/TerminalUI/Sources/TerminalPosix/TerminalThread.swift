import Dispatch
import Glibc
import Synchronization
import TerminalCore

/// The thread that waits for keys, signals and room for output, so that none of them depends on
/// what the main actor is doing.
final class TerminalThread: Sendable {
  /// What the thread tells the terminal, on the main actor.
  enum News: Sendable {
    case input([UInt8])
    case sizeMayHaveChanged
    case outputDone
    /// The terminal is raw again; the output may be opened with this epoch.
    case resumed(epoch: Int)
    case ended
  }

  private let tty: TTY
  private let output: OutputQueue
  private let tell: @MainActor @Sendable (News) -> Void
  private let takeOver: @Sendable () -> Void
  private let setAside: SetAside?
  private let thread = Mutex<pthread_t?>(nil)

  /// How long a host has to leave after its terminal is gone.
  private static let graceMilliseconds: Int32 = 400
  /// How often a process in the background looks whether it is in front again: shells do not tell.
  private static let backgroundMilliseconds: Int32 = 200

  /// - Parameters:
  ///   - takeOver: Makes the terminal raw again after a stop.
  ///   - tell: Receives news.
  init(
    tty: TTY, output: OutputQueue, setAside: SetAside?, takeOver: @escaping @Sendable () -> Void,
    tell: @escaping @MainActor @Sendable (News) -> Void
  ) {
    self.tty = tty
    self.output = output
    self.setAside = setAside
    self.takeOver = takeOver
    self.tell = tell
  }

  func start() throws(TerminalError) {
    var created = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &created, nil,
      { context in
        guard let context else { return nil }
        SignalStack.ensure()
        // Whichever thread made this one may have blocked them.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        Unmanaged<TerminalThread>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw .resources(code: code)
    }
    thread.withLock { $0 = created }
  }

  /// Ends the thread and waits for it.
  func finish() {
    SignalPipe.send(SignalPipe.finish)
    if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
  }

  private func run() {
    var isInBackground = false
    while true {
      let waits = output.isWaiting
      let events = isInBackground ? 0 : POLLIN | (waits ? POLLOUT : 0)
      var requests = [
        pollfd(descriptor: isInBackground ? -1 : tty.descriptor, events: Int16(events)),
        pollfd(descriptor: SignalPipe.readEnd, events: Int16(POLLIN)),
      ]
      _ = poll(&requests, 2, isInBackground ? TerminalThread.backgroundMilliseconds : -1)
      guard handleSignals(&isInBackground) else { return }
      if isInBackground {
        if tty.isForeground { resume(&isInBackground) }
        continue
      }
      if requests[0].revents & Int16(POLLOUT) != 0, output.resume() { post(.outputDone) }
      if requests[0].revents & Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0, !readInput() {
        waitForTheEnd()
        return
      }
      setAside?.keepWithinLimit()
    }
  }

  /// - Returns: Whether the thread goes on.
  private func handleSignals(_ isInBackground: inout Bool) -> Bool {
    var received: Set<UInt8> = []
    SignalPipe.drain { received.insert($0) }
    if received.contains(SignalPipe.finish) { return false }
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] where received.contains(UInt8(signal)) {
      die(of: signal)
    }
    if received.contains(UInt8(SIGTSTP)) {
      stopProcess()
      resume(&isInBackground)
    } else if received.contains(UInt8(SIGCONT)) {
      // Stopped by a signal that nobody can catch: the shell has used the terminal meanwhile.
      output.close()
      resume(&isInBackground)
    } else if received.contains(UInt8(SIGWINCH)), !isInBackground {
      post(.sizeMayHaveChanged)
    }
    return true
  }

  /// - Returns: Whether the terminal is still there.
  private func readInput() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(tty.descriptor, &bytes, bytes.count)
    if count > 0 {
      bytes.removeSubrange(count...)
      post(.input(bytes))
      return true
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  private func die(of signal: Int32) {
    output.close()
    RestorationPlan.restore()
    Glibc.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
  }

  /// Stops the process as the terminal's own Ctrl-Z would; returns when it goes on.
  ///
  /// While SIGCONT has its default action, going on leaves no news in the pipe.
  private func stopProcess() {
    output.close()
    RestorationPlan.restore()
    Glibc.signal(SIGCONT, SIG_DFL)
    Glibc.signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    SignalPipe.catchSignal(SIGTSTP)
    SignalPipe.catchSignal(SIGCONT)
  }

  private func resume(_ isInBackground: inout Bool) {
    isInBackground = !tty.isForeground
    guard !isInBackground else { return }
    // After a stop that could not be caught the modes are still on, and some of them are counted.
    RestorationPlan.restore()
    takeOver()
    post(.resumed(epoch: output.close()))
  }

  /// Tells the host, and ends the process if the host does not.
  private func waitForTheEnd() {
    output.close()
    post(.ended)
    var request = pollfd(descriptor: SignalPipe.readEnd, events: Int16(POLLIN))
    _ = poll(&request, 1, TerminalThread.graceMilliseconds)
    var isFinished = false
    SignalPipe.drain { isFinished = isFinished || $0 == SignalPipe.finish }
    if !isFinished {
      RestorationPlan.restore()
      _exit(EXIT_SUCCESS)
    }
  }

  private func post(_ news: News) {
    let tell = self.tell
    DispatchQueue.main.async {
      MainActor.assumeIsolated { tell(news) }
    }
  }
}
