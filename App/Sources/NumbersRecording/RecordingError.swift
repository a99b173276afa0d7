import Glibc
import TerminalCore

/// Why a recording cannot be written or read, with a sentence for a person.
public enum RecordingError: Error, Hashable, Sendable {
  /// The file cannot be made; the system's number says why.
  case cannotBeMade(path: String, Int32)
  /// There is something in the file already.
  case isThere(path: String)
  /// The file could not be written to its end.
  case cannotBeWritten(path: String, Int32)
  /// The file cannot be read.
  case cannotBeRead(path: String, Int32)
  /// The file is longer than ``Recording/limit``.
  case tooLong(path: String)
  /// The file is no recording; the line is the first that is none of one.
  case noRecording(path: String, line: Int)
  /// The file is a recording of a program that is not this one.
  case otherProgram(path: String)
  /// The file was written in a later form than this program reads.
  case newerVersion(path: String, Int)

  /// What happened, on one line.
  public var sentence: String {
    switch self {
    case .cannotBeMade(let path, let number):
      "the recording \(Self.shown(path)) cannot be made: \(Self.reason(number))"
    case .isThere(let path):
      "there is something in \(Self.shown(path)) already: name another file, or say --overwrite"
    case .cannotBeWritten(let path, let number):
      "the recording \(Self.shown(path)) could not be written to its end: \(Self.reason(number))"
    case .cannotBeRead(let path, let number):
      "\(Self.shown(path)) cannot be read: \(Self.reason(number))"
    case .tooLong(let path):
      "\(Self.shown(path)) is longer than \(Recording.limit >> 20) MiB, too long for a recording"
    case .noRecording(let path, let line):
      "\(Self.shown(path)) is no recording of numbers: line \(line) is not part of one"
    case .otherProgram(let path):
      "\(Self.shown(path)) is the recording of another program"
    case .newerVersion(let path, let version):
      "\(Self.shown(path)) was written by a newer version of numbers: its form is \(version), "
        + "and this one reads \(Recording.version)"
    }
  }

  private static func shown(_ path: String) -> String {
    SanitizedText.lines(of: path).map(\.string).joined(separator: " ")
  }

  private static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }
}
