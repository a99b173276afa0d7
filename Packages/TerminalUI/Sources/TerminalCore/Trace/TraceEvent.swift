/// Something that passed between a program and its terminal, with its time.
public struct TraceEvent: Hashable, Sendable {
  /// What passed.
  public enum Kind: Hashable, Sendable {
    /// Bytes that were typed.
    case input([UInt8])
    /// Bytes that were shown.
    case output([UInt8])
    /// The screen took another size.
    case resized(Size)
  }

  /// The time since the trace began.
  public var time: Duration
  /// What passed.
  public var kind: Kind

  /// Makes an event.
  public init(time: Duration, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
