import Glibc

/// The bytes of a file.
enum RecordingSource {
  /// Reads a file, a pipe for example, to its end.
  ///
  /// - Throws: ``RecordingError`` if it cannot be read, or holds more than `limit` bytes.
  static func bytes(of path: String, limit: Int) throws(RecordingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotBeRead(path: path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotBeRead(path: path, errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLong(path: path) }
    }
  }
}
