import Glibc

/// Writes messages for the person who runs the program; a failure to do so is not told.
enum StandardError {
  /// Writes one line that begins with the program's name.
  static func write(line: String) {
    write("numbers: \(line)\n")
  }

  /// Writes text as it is.
  static func write(_ text: String) {
    try? Descriptor.write(text, to: STDERR_FILENO)
  }
}
