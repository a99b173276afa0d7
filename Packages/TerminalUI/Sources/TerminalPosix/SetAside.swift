import Glibc

/// Keeps what is printed while the screen is in use in a file, to be shown afterwards.
///
/// Only descriptors that are a terminal are redirected: pipes and files get their text as usual.
struct SetAside: Sendable {
  /// Past this size the file starts anew.
  private static let limit: off_t = 1 << 20

  let file: Int32
  let savedOutput: Int32
  let savedError: Int32

  static func begin() -> SetAside? {
    let output = isatty(STDOUT_FILENO) == 1
    let error = isatty(STDERR_FILENO) == 1
    guard output || error else { return nil }
    fflush(nil)
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(directory)/terminal-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    let saved = SetAside(
      file: file,
      savedOutput: output ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : -1,
      savedError: error ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1)
    saved.redirect()
    return saved
  }

  /// Sends the descriptors to the file, after they have been put back.
  func redirect() {
    if savedOutput >= 0 { dup2(file, STDOUT_FILENO) }
    if savedError >= 0 { dup2(file, STDERR_FILENO) }
  }

  func keepWithinLimit() {
    if lseek(file, 0, SEEK_END) > SetAside.limit { _ = ftruncate(file, 0) }
  }

  func close() {
    for descriptor in [file, savedOutput, savedError] where descriptor >= 0 {
      _ = Glibc.close(descriptor)
    }
  }
}
