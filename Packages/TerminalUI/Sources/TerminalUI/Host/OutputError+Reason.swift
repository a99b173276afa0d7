import Glibc

extension OutputError {
  /// The system's words for the error.
  var reason: String {
    String(cString: strerror(code))
  }
}
