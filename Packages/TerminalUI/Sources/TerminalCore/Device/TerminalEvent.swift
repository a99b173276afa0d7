/// What a terminal tells its host.
public enum TerminalEvent: Hashable, Sendable {
  /// Bytes that were typed, for an ``InputDecoder``.
  case input([UInt8])
  /// The screen has another size.
  case resized(Size)
  /// The process goes on after a stop; the next frame is painted whole.
  case resumed(Size)
  /// The terminal is gone: there will be no further input and nothing can be shown.
  case ended
}
