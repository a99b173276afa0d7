import Glibc
public import TerminalCore

/// The terminal that the process runs in.
///
/// Between ``start(modes:onEvent:)`` and ``stop()`` every way out of the process puts the terminal
/// back: a return, `exit()`, SIGINT, SIGTERM, SIGHUP, SIGQUIT, and traps, after which the signal or
/// crash takes its usual course. What is printed meanwhile to standard output and standard error is
/// shown afterwards, where these are the terminal.
@MainActor
public final class Terminal: TerminalDevice {
  private struct Session {
    let thread: TerminalThread
    let setAside: SetAside?
  }

  private let tty: TTY
  private let encoder: FrameEncoder
  /// Receives the bytes of both ways as they go, and new sizes.
  public var trace: (@MainActor (TraceEvent.Kind) -> Void)?

  private let output: OutputQueue
  private var session: Session?
  private var onEvent: (@MainActor (TerminalEvent) -> Void)?
  private var wantedModes = TerminalModes.normal
  private var modesOn = TerminalModes.normal
  /// The frame that has been sent, and the one to send next.
  private var shown: Surface?
  private var latest: Surface?
  private let takeOver: TakeOver

  /// The size of the screen when it was last asked for.
  public private(set) var size: Size

  private static var isAnyStarted = false
  private static var hasExitHandler = false

  /// Opens the terminal without changing it.
  ///
  /// - Parameter colorSupport: The colours that frames are converted to.
  public init(colorSupport: ColorSupport) throws(TerminalError) {
    tty = try TTY.open()
    encoder = FrameEncoder(colorSupport: colorSupport)
    output = OutputQueue(descriptor: tty.descriptor)
    takeOver = TakeOver(tty: tty)
    size = tty.size
  }

  deinit { tty.close() }

  /// Whether a file descriptor is a terminal.
  public nonisolated static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Makes the terminal raw, switches the modes on, and reports events from then on.
  ///
  /// - Throws: ``TerminalError``
  public func start(
    modes: TerminalModes, onEvent: @escaping @MainActor (TerminalEvent) -> Void
  ) throws {
    guard session == nil, !Terminal.isAnyStarted else { throw TerminalError.alreadyStarted }
    try SignalPipe.open()
    SignalStack.ensure()
    guard let settings = tty.settings else { throw TerminalError.settings(code: errno) }
    let setAside = SetAside.begin()
    takeOver.prepare(settings: settings, modes: modes, setAside: setAside)
    CrashHandlers.install()
    SignalPipe.install()
    if !Terminal.hasExitHandler {
      Terminal.hasExitHandler = true
      atexit {
        fflush(nil)
        RestorationPlan.restore()
      }
    }
    takeOver.run()
    self.onEvent = onEvent
    wantedModes = modes
    size = tty.size
    output.open(epoch: output.close())
    let takeOver = self.takeOver
    let thread = TerminalThread(
      tty: tty, output: output, setAside: setAside, takeOver: { takeOver.run() },
      tell: { [weak self] in self?.receive($0) })
    Terminal.isAnyStarted = true
    session = Session(thread: thread, setAside: setAside)
    do {
      try thread.start()
    } catch {
      stop()
      throw error
    }
    pump()
  }

  /// Shows a frame, after those being written; one that is not on its way yet is replaced.
  public func present(_ surface: Surface) {
    latest = surface
    pump()
  }

  /// Asks for other modes; they are sent ahead of the next frame.
  public func setModes(_ modes: TerminalModes) {
    wantedModes = modes
    takeOver.include(modes)
    pump()
  }

  /// Gives the terminal back and stops the process; ``TerminalEvent/resumed(_:)`` follows.
  public func suspend() {
    if session != nil { SignalPipe.send(UInt8(SIGTSTP)) }
  }

  /// Gives the terminal back as it was found, and shows what was printed meanwhile.
  public func stop() {
    guard let session else { return }
    self.session = nil
    Terminal.isAnyStarted = false
    onEvent = nil
    output.close()
    session.thread.finish()
    fflush(nil)
    RestorationPlan.restore()
    SignalPipe.remove()
    CrashHandlers.remove()
    takeOver.forgetSetAside()
    session.setAside?.close()
    trace?(.output(TerminalModes.transition(from: modesOn, to: .normal)))
    modesOn = .normal
    shown = nil
    latest = nil
  }

  private func receive(_ news: TerminalThread.News) {
    SignalStack.ensure()
    guard session != nil else { return }
    switch news {
    case .input(let bytes):
      trace?(.input(bytes))
      onEvent?(.input(bytes))
    case .sizeMayHaveChanged:
      let current = tty.size
      guard current != size else { return }
      size = current
      trace?(.resized(current))
      onEvent?(.resized(current))
    case .outputDone: pump()
    case .resumed(let epoch): resume(epoch: epoch)
    case .ended: onEvent?(.ended)
    }
  }

  /// Paints the last frame again, unless the host has sent another or the size has changed.
  private func resume(epoch: Int) {
    output.open(epoch: epoch)
    let before = size
    size = tty.size
    if size != before { trace?(.resized(size)) }
    modesOn = .normal
    shown = nil
    let pending = latest
    latest = nil
    onEvent?(.resumed(size))
    if latest == nil, size == before { latest = pending }
    pump()
  }

  /// Sends modes and the latest frame if the terminal has taken what was sent before.
  private func pump() {
    guard session != nil, output.isReady else { return }
    var bytes = TerminalModes.transition(from: modesOn, to: wantedModes)
    modesOn = wantedModes
    if let frame = latest {
      bytes += encoder.encode(from: shown, to: frame)
      shown = frame
      latest = nil
    }
    guard !bytes.isEmpty else { return }
    trace?(.output(bytes))
    // The thread has to wait for room as well as for keys from now on.
    if output.send(bytes) { SignalPipe.send(SignalPipe.wake) }
  }
}
