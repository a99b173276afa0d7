import Glibc

/// Writes results.
enum StandardOutput {
  /// Writes all of `text`, or throws.
  static func write(_ text: String) throws(OutputError) {
    try Descriptor.write(text, to: STDOUT_FILENO)
  }
}
