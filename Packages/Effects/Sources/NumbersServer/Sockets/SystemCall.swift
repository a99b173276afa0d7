#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a call that does not block came to.
enum Transfer: Sendable {
  case bytes(Int)
  case wouldBlock
  case closed
}

/// The system's calls on descriptors, in terms of Swift.
enum SystemCall {
  /// The system's words for its last error on this thread.
  static var lastError: String { String(cString: strerror(errno)) }

  /// Makes a descriptor not block and not pass to child processes.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      setOption(descriptor, SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
  }

  static func setOption(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) {
    var value = value
    _ = setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Reads up to 16 KiB and hands them over.
  static func read(_ descriptor: Int32, _ use: (UnsafeRawBufferPointer) -> Void) -> Transfer {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        if count > 0 {
          use(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          return .bytes(count)
        }
        if count == 0 { return .closed }
        if errno == EINTR { continue }
        return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .closed
      }
    }
  }

  /// Writes what it can of the bytes; a closed peer raises no signal.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Transfer {
    bytes.withUnsafeBytes { buffer in
      while true {
        #if canImport(Darwin)
          let count = send(descriptor, buffer.baseAddress, buffer.count, 0)
        #else
          let count = send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #endif
        if count >= 0 { return .bytes(count) }
        if errno == EINTR { continue }
        return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .closed
      }
    }
  }

  /// Tells the peer that no more bytes will come.
  static func finishWriting(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Closes a descriptor; with `resetting`, the peer sees a lost connection rather than an end.
  static func close(_ descriptor: Int32, resetting: Bool = false) {
    if resetting {
      var linger = linger(l_onoff: 1, l_linger: 0)
      _ = setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    }
    closeDescriptor(descriptor)
  }

  /// Waits until a descriptor is ready or the time is over; `nil` waits without end.
  static func wait(_ polls: inout [pollfd], timeout: Duration?) {
    var milliseconds: Int32 = -1
    if let timeout {
      let (seconds, attoseconds) = max(timeout, .zero).components
      let fraction = Int64(attoseconds / 1_000_000_000_000_000) + 1
      milliseconds = Int32(min(seconds, 3_600)) * 1_000 + Int32(fraction)
    }
    if poll(&polls, nfds_t(polls.count), milliseconds) < 0 {
      for index in polls.indices { polls[index].revents = 0 }
    }
  }

  /// The seconds since the start of 1970.
  static var secondsSince1970: Int { Int(time(nil)) }
}

private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
