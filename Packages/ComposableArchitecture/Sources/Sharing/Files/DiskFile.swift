import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file on disk: read whole, and replaced whole.
struct DiskFile {
  let path: String

  /// What the file holds, or `nil` if there is none.
  ///
  /// - Throws: A ``SystemError``.
  func content() throws -> Data? {
    do {
      // A pipe without a writer would block for good.
      let file = try checked("open") { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
      defer { close(file) }
      var status = stat()
      _ = try checked("fstat") { fstat(file, &status) }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR else { throw SystemError.notAFile }
      return try Self.readAll(file)
    } catch let error as SystemError where error.isMissingFile {
      return nil
    }
  }

  private static func readAll(_ file: CInt) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = try buffer.withUnsafeMutableBytes { bytes in
        try checked("read") { read(file, bytes.baseAddress, bytes.count) }
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Puts `data` in place of what the file holds, so that a reader, or a crash, sees the old content or
  /// the new one and nothing between.
  ///
  /// Folders on the way are made. A link is followed; the permissions of a file that is there are kept.
  ///
  /// - Throws: A ``SystemError``.
  func replace(with data: Data) throws {
    let target = resolvedPath
    let folder = Self.folder(of: target)
    try Self.makeFolder(folder)
    let temporary = "\(folder)/.\(UInt64.random(in: .min ... .max)).tmp"
    let file = try checked("open") {
      open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    do {
      defer { close(file) }
      if let mode = try Self.permissions(ofFile: target) {
        _ = try checked("fchmod") { fchmod(file, mode) }
      }
      try Self.writeAll(data, to: file)
      _ = try checked("fsync") { fsync(file) }
      _ = try checked("rename") { rename(temporary, target) }
    } catch {
      unlink(temporary)
      throw error
    }
    Self.syncFolder(folder)
  }

  /// Copies the file beside itself, unless such a copy is there already.
  ///
  /// - Returns: The path of the copy, or `nil` if it could not be made.
  func keepCopy() -> String? {
    guard let content = try? content() else { return nil }
    for number in 1...1000 {
      let copy = DiskFile(path: "\(path).corrupt\(number == 1 ? "" : "-\(number)")")
      guard let known = try? copy.content() else {
        return (try? copy.replace(with: content)).map { copy.path }
      }
      if known == content { return copy.path }
    }
    return nil
  }

  /// The path behind the links of this one.
  var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether this is a folder, or a link to one.
  var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether this is a regular file that is empty: after it was made, its maker is still to write it.
  var isEmptyFile: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// The path of the folder that holds a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else { throw SystemError.last("mkdir") }
    try makeFolder(folder(of: path))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError.last("mkdir") }
  }

  /// The permissions of a file, or `nil` if there is none.
  ///
  /// - Throws: A ``SystemError`` if there is something else, such as a pipe or a device, which no file must
  ///   replace.
  private static func permissions(ofFile path: String) throws -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError.notAFile }
    return status.st_mode & 0o7777
  }

  private static func writeAll(_ data: Data, to file: CInt) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try checked("write") {
          write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes the new name last through a power cut; where that is not possible, nothing is lost but it.
  private static func syncFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
