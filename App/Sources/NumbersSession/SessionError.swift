import Glibc

/// Why a session cannot be read or written.
public enum SessionError: Error, Hashable, Sendable {
  /// It was written by another version.
  case otherVersion(Int)
  /// The file is longer than a session can be.
  case tooLong
  /// The file holds something else.
  case noSession
  /// The system refused, with this number.
  case system(Int32)
}

extension SessionError: CustomStringConvertible {
  /// A few words for a person, to stand after a colon.
  public var description: String {
    switch self {
    case .otherVersion(let version):
      "it has version \(version), and this program reads version \(Session.version)"
    case .tooLong: "it is longer than a session can be"
    case .noSession: "it holds no session"
    case .system(let number): String(cString: strerror(number))
    }
  }
}
