import Glibc

/// Files read and written with the system's own calls.
enum FileBytes {
  /// All bytes of a file.
  ///
  /// - Throws: ``SessionError/tooLong`` when there are more than `limit`, and what the system says.
  static func read(_ path: String, limit: Int) throws(SessionError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLong }
    }
  }

  /// Writes a file for the user alone, and waits until the disk has it.
  static func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      rest.removeFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw .system(errno) }
  }

  /// Waits until the disk has the names in a folder.
  static func sync(folder: String) throws(SessionError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    // Some file systems cannot do this for a folder.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(errno) }
  }

  /// Makes a folder and those above it, for the user alone.
  static func makeFolder(_ path: String) throws(SessionError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .system(errno)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system(errno) }
  }
}
