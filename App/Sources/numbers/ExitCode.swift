/// How the program ends, after `sysexits.h`.
enum ExitCode: Int32 {
  case success = 0
  /// A plain-mode command was not understood.
  case failure = 1
  /// `EX_USAGE`: wrong usage.
  case usage = 64
  /// `EX_UNAVAILABLE`: the API cannot be reached.
  case unavailable = 69
  /// `EX_IOERR`: the output could not be written.
  case inputOutput = 74
  /// `EX_PROTOCOL`: the API's reply makes no sense.
  case badReply = 76
}
