#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum StandardError {
  /// Writes one line, whole, with its line break.
  static func write(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Self.write(UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    #endif
  }
}
