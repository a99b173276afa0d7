import Glibc

/// Reading and writing the socket between the program and its transport.
package enum SocketBytes {
  /// Writes all bytes, waiting where it must; false when the other side is gone.
  package static func write(_ bytes: [UInt8], to socket: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        // Without the flag a side that is gone would end this process.
        let count = send(
          socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          Int32(MSG_NOSIGNAL))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// What has come, waiting for the first byte; nil when the other side is gone.
  package static func read(from socket: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var result = -1
      repeat {
        result = recv(socket, buffer.baseAddress, buffer.count, 0)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    return bytes.isEmpty ? nil : bytes
  }
}
