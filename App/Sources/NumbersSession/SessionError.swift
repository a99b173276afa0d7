/// Why a session cannot be read or written.
public enum SessionError: Error, Hashable, Sendable {
  /// It was written by another version.
  case otherVersion(Int)
  /// The file is longer than a session can be.
  case tooLong
  /// The system refused, with this number.
  case system(Int32)
}
