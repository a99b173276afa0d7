import Glibc

/// Standard output could not be written.
struct OutputError: Error {
  let number: Int32

  var sentence: String {
    "standard output could not be written: \(String(cString: strerror(number)))"
  }
}

/// Writes results.
enum StandardOutput {
  /// Writes all of `text`, or throws.
  static func write(_ text: String) throws(OutputError) {
    try writeAll(text, to: STDOUT_FILENO)
  }
}

/// Writes messages for the person who runs the program.
enum StandardError {
  /// Writes one line that begins with the program's name; a failure to do so is not told.
  static func write(line: String) {
    try? writeAll("numbers: \(line)\n", to: STDERR_FILENO)
  }
}

/// A line on standard error that says what is under way, while that is a terminal.
struct ProgressLine {
  private let isShown: Bool

  init(_ text: String) {
    isShown = isatty(STDERR_FILENO) == 1 && getenv("TERM").map { strcmp($0, "dumb") != 0 } == true
    if isShown { try? writeAll(text, to: STDERR_FILENO) }
  }

  /// Takes the line away again.
  func erase() {
    if isShown { try? writeAll("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}

private func writeAll(_ text: String, to descriptor: Int32) throws(OutputError) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0 {
      bytes.removeFirst(written)
    } else if errno == EAGAIN {
      var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&writable, 1, -1)
    } else if errno != EINTR {
      throw OutputError(number: errno)
    }
  }
}
