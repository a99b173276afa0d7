import ComposableTerminalUI
import Glibc

/// Writes messages for the person who runs the program; a failure to do so is not told.
enum StandardError {
  /// Writes one line that begins with the program's name, whatever is in it.
  static func write(line: String) {
    write(SanitizedText("numbers: \(line)").string + "\n")
  }

  /// Writes text as it is.
  static func write(_ text: String) {
    try? Descriptor.write(text, to: STDERR_FILENO)
  }
}
