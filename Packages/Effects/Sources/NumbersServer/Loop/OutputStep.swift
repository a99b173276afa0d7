/// One thing to do to a connection on the way to a whole reply.
enum OutputStep: Sendable {
  /// Sends bytes.
  case bytes(ArraySlice<UInt8>)
  /// Sends a piece again and again, so many times or, with `nil`, without end.
  case repeating([UInt8], count: Int?)
  /// Waits for a gate.
  case hold(FaultGate)
  /// Ends the connection in good order.
  case close
  /// Ends the connection at once, as a crash would.
  case reset
}
