package import TerminalCore

/// Shows a view on the whole of a terminal.
@MainActor
package final class FullScreenHost<Root: View> {
  private let device: any TerminalDevice
  private let escapeDelay: Duration
  private let session: ViewSession
  private let clock = ContinuousClock()
  private var decoder = InputDecoder()
  private var inputTimer: Task<Void, Never>?
  /// What has been decoded and not been handled yet.
  private var waiting = InputBacklog()
  private var inputTask: Task<Void, Never>?
  private var frameTask: Task<Void, Never>?
  private var animationTask: Task<Void, Never>?
  private var lastFrame: ContinuousClock.Instant?
  private var modes = TerminalModes.fullScreen
  private var finish: CheckedContinuation<Void, Never>?
  private var isEnded = false

  /// The least time between two frames.
  private let frameInterval: Duration
  /// How long input is handled before others have their turn.
  private let turnLength: Duration
  /// The time between two steps of what moves by itself.
  private let animationInterval = Duration.milliseconds(100)

  /// A host on a device, the real terminal or one in memory.
  package init(
    device: any TerminalDevice, escapeDelay: Duration,
    frameInterval: Duration = .microseconds(16_667), turnLength: Duration = .milliseconds(8),
    root: @escaping @MainActor () -> Root
  ) {
    self.device = device
    self.escapeDelay = escapeDelay
    self.frameInterval = frameInterval
    self.turnLength = turnLength
    let relay = FrameRelay()
    session = ViewSession(
      size: device.size, showsHelpLine: true, signal: { relay.requestFrame() }, root: root)
    relay.receive { [weak self] in self?.needsFrame() }
  }

  /// Shows the view until the program is to end, and returns the code to exit with.
  package func run() async throws -> Int32 {
    session.onQuit = { [weak self] in self?.end() }
    session.onSuspend = { [weak self] in self?.device.suspend() }
    try device.start(modes: modes) { [weak self] in self?.receive($0) }
    defer {
      session.tearDown()
      device.stop()
    }
    session.resize(to: device.size)
    paint()
    if !isEnded {
      await withCheckedContinuation { finish = $0 }
    }
    for task in [inputTimer, inputTask, frameTask, animationTask] {
      task?.cancel()
    }
    return session.exitCode ?? 0
  }

  private func end() {
    isEnded = true
    finish?.resume()
    finish = nil
  }

  private func receive(_ event: TerminalEvent) {
    guard !isEnded else { return }
    switch event {
    case .input(let bytes): decode(bytes)
    case .resized(let size), .resumed(let size):
      session.resize(to: size)
      needsFrame()
    case .ended: end()
    }
  }

  private func decode(_ bytes: [UInt8]) {
    inputTimer?.cancel()
    take(decoder.feed(bytes))
    guard decoder.pendingEscape || decoder.isUnfinished, !isEnded else { return }
    let wait = decoder.pendingEscape ? escapeDelay : InputDecoder.stallTime
    inputTimer = Task { [weak self] in
      try? await Task.sleep(for: wait)
      guard let self, !Task.isCancelled else { return }
      take(decoder.flush() + decoder.giveUp())
    }
  }

  private func take(_ events: [InputEvent]) {
    waiting.append(events)
    if waiting.isInterrupted { return session.quit() }
    if inputTask == nil { handleWaiting() }
  }

  /// Handles what has come for a while, and the rest in later turns: others have work to do too.
  private func handleWaiting() {
    let end = clock.now + turnLength
    var hasHandled = false
    while !isEnded, let next = waiting.next(inField: session.isTypingText()) {
      session.handle(next)
      hasHandled = true
      guard clock.now < end else { break }
    }
    if hasHandled { needsFrame() }
    guard !isEnded, !waiting.isEmpty else { return }
    inputTask = Task { [weak self] in
      await Task.yield()
      guard let self, !Task.isCancelled else { return }
      inputTask = nil
      handleWaiting()
    }
  }

  /// Paints soon: at once when the last frame is old enough, else when it will be.
  private func needsFrame() {
    guard frameTask == nil, !isEnded else { return }
    let wait = lastFrame.map { frameInterval - $0.duration(to: clock.now) } ?? .zero
    frameTask = Task { [weak self] in
      if wait > .zero { try? await Task.sleep(for: wait) }
      guard let self, !Task.isCancelled else { return }
      frameTask = nil
      if !isEnded { paint() }
    }
  }

  private func paint() {
    lastFrame = clock.now
    session.update()
    var wanted = TerminalModes.fullScreen
    wanted.mouse = session.wantsMouse ? .clicks : .off
    wanted.title = session.title.map { SanitizedText($0) }
    if wanted != modes {
      modes = wanted
      device.setModes(wanted)
    }
    device.present(session.surface)
    if session.isAnimated, animationTask == nil { animate() }
  }

  private func animate() {
    animationTask = Task { [weak self, animationInterval] in
      try? await Task.sleep(for: animationInterval)
      guard let self, !Task.isCancelled else { return }
      animationTask = nil
      session.animate()
      needsFrame()
    }
  }
}
