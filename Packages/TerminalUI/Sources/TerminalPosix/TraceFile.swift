import Glibc
public import TerminalCore

/// A file that a ``Trace`` is written to while it happens, a line an event.
///
/// Only its owner may read it, since what is typed may be secret. When the file system takes no
/// more, the trace ends there and the program goes on.
@MainActor
public final class TraceFile {
  private let descriptor: Int32
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var isFull = false

  /// Makes the file, or empties one that is there.
  ///
  /// - Throws: ``TraceFileError``
  public init(path: String, size: Size) throws(TraceFileError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o600)
    start = clock.now
    guard descriptor >= 0 else { throw TraceFileError(path: path, code: errno) }
    write(Trace.header(size: size))
  }

  deinit { close(descriptor) }

  /// Writes an event with the time that it has now.
  public func append(_ kind: TraceEvent.Kind) {
    write(Trace.line(of: TraceEvent(time: start.duration(to: clock.now), kind: kind)))
  }

  private func write(_ line: String) {
    guard !isFull else { return }
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        isFull = true
        return
      }
    }
  }
}

/// A file that cannot be made.
public struct TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// The system's error code.
  public let code: Int32

  /// A sentence for a person.
  public var description: String {
    "The trace cannot be written to \(path): \(String(cString: strerror(code)))."
  }
}
