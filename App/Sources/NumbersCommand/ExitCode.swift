/// How the program ends, after `sysexits.h`.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// All went well.
  case success = 0
  /// A plain-mode command was not understood, or a replay differs from its recording.
  case failure = 1
  /// `EX_USAGE`: wrong usage.
  case usage = 64
  /// `EX_DATAERR`: a file is no recording, or one of a newer version.
  case dataError = 65
  /// `EX_NOINPUT`: a file cannot be read.
  case noInput = 66
  /// `EX_UNAVAILABLE`: the API cannot be reached.
  case unavailable = 69
  /// `EX_CANTCREAT`: a file cannot be made, or there is something in it.
  case cannotCreate = 73
  /// `EX_IOERR`: output could not be written.
  case inputOutput = 74
  /// `EX_PROTOCOL`: the API's reply makes no sense.
  case badReply = 76

  /// What the code means, for the help.
  public var meaning: String {
    switch self {
    case .success: "All went well."
    case .failure: "A plain-mode command was not understood, or a replay differs."
    case .usage: "Wrong usage; one line names the wrong word."
    case .dataError: "The file is no recording, or one of a newer version."
    case .noInput: "The file cannot be read."
    case .unavailable: "The API cannot be reached, or the port is taken."
    case .cannotCreate: "The file cannot be made, or there is something in it."
    case .inputOutput: "The output could not be written."
    case .badReply: "The API's reply makes no sense."
    }
  }
}
