import Glibc

/// Writing to descriptors that may be full, interrupted or closed.
enum Descriptor {
  /// Whether a line can be written at once, as not into a full pipe or a terminal that is stopped.
  static func hasRoom(_ descriptor: Int32) -> Bool {
    var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&writable, 1, 0) == 1 && writable.revents & Int16(POLLOUT) != 0
  }

  /// Writes all of `text`, or throws.
  static func write(_ text: String, to descriptor: Int32) throws(OutputError) {
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
}
