/// The steps of a connection that are still to be done.
struct OutputQueue {
  enum Progress {
    /// All steps are done.
    case done
    /// Bytes were sent, and more wait for the client to read.
    case progress
    /// Nothing could be sent.
    case waiting
    /// All is sent, and the connection is to be closed in good order.
    case finished
    /// The connection is to be reset.
    case reset
    /// The client is gone.
    case lost
  }

  private let descriptor: Int32
  private let state: ServerState
  private var steps: [OutputStep] = []
  private(set) var isBlocked = false
  private(set) var isHeld = false

  init(descriptor: Int32, state: ServerState) {
    self.descriptor = descriptor
    self.state = state
  }

  /// Whether a step has no end.
  var isEndless: Bool {
    steps.contains { if case .repeating(_, nil) = $0 { true } else { false } }
  }

  mutating func append(_ more: [OutputStep]) {
    steps += more
  }

  /// Forgets all steps.
  mutating func cancel() {
    steps = []
    isBlocked = false
    setHeld(false)
  }

  /// Does steps until one has to wait; at most 1 MiB, so that others have their turn.
  mutating func write() -> Progress {
    isBlocked = false
    var sent = 0
    while let step = steps.first {
      switch step {
      case .bytes(let bytes):
        guard !bytes.isEmpty else {
          steps.removeFirst()
          continue
        }
        switch SystemCall.write(descriptor, bytes) {
        case .bytes(let count):
          steps[0] = .bytes(bytes.dropFirst(count))
          sent += count
        case .wouldBlock: return blocked(sent)
        case .closed: return .lost
        }
        if sent > 1 << 20 { return blocked(sent) }
      case .repeating(let piece, let count):
        steps.removeFirst()
        if count != 0 {
          steps.insert(.repeating(piece, count: count.map { $0 - 1 }), at: 0)
          steps.insert(.bytes(piece[...]), at: 0)
        }
      case .hold(let gate):
        guard gate.isOpen else { return held(gate, sent) }
        setHeld(false)
        steps.removeFirst()
      case .close: return .finished
      case .reset: return .reset
      }
    }
    return .done
  }

  private mutating func blocked(_ sent: Int) -> Progress {
    isBlocked = true
    return sent > 0 ? .progress : .waiting
  }

  private mutating func held(_ gate: FaultGate, _ sent: Int) -> Progress {
    if !isHeld {
      setHeld(true)
      let waker = state.waker
      gate.onOpen { waker.wake() }
    }
    return .waiting
  }

  private mutating func setHeld(_ held: Bool) {
    guard held != isHeld else { return }
    isHeld = held
    state.count { $0.heldReplies += held ? 1 : -1 }
  }
}
