import TerminalCore

/// A terminal in memory, which encodes what it is given as the real one does.
@MainActor
final class MemoryDevice: TerminalDevice {
  private(set) var size: Size
  /// The bytes of the newest frame.
  private(set) var bytes: [UInt8] = []
  private let encoder = FrameEncoder(colorSupport: .trueColor)
  private var shown: Surface?
  private var onEvent: (@MainActor (TerminalEvent) -> Void)?
  private var waiting: CheckedContinuation<Void, Never>?

  init(size: Size) { self.size = size }

  func start(
    modes: TerminalModes, onEvent: @escaping @MainActor (TerminalEvent) -> Void
  ) throws {
    self.onEvent = onEvent
  }

  func present(_ surface: Surface) {
    bytes = encoder.encode(from: shown, to: surface)
    shown = surface
    waiting?.resume()
    waiting = nil
  }

  func setModes(_ modes: TerminalModes) {}
  func suspend() {}
  func stop() {}

  /// Tells the host that the terminal is gone.
  func hangUp() { onEvent?(.ended) }

  /// Sends an event, and waits for the frame that follows.
  func frame(after event: TerminalEvent) async {
    await withCheckedContinuation { continuation in
      waiting = continuation
      if case .resized(let size) = event { self.size = size }
      onEvent?(event)
    }
  }

  /// Waits for the first frame.
  func firstFrame() async {
    if shown == nil { await withCheckedContinuation { waiting = $0 } }
  }
}
