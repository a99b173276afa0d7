#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that accepts connections.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The port, chosen by the system when 0 was asked for.
  let port: UInt16

  /// Listens on the first address of `host` that can be bound.
  init(host: String, port: UInt16) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Self.stream
    hints.ai_flags = AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let list else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(list) }
    var reason = ""
    var address: UnsafeMutablePointer<addrinfo>? = list
    while let candidate = address {
      if let descriptor = Self.listen(candidate.pointee) {
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor) ?? port
        return
      }
      if reason.isEmpty { reason = SystemCall.lastError }
      address = candidate.pointee.ai_next
    }
    throw .cannotListen(host: host, port: port, reason: reason)
  }

  /// What came of an attempt to accept.
  enum Acceptance: Sendable {
    case connection(Int32)
    case none
    /// Descriptors or memory are used up for now.
    case exhausted
  }

  /// Accepts a connection, if one waits.
  func accept() -> Acceptance {
    while true {
      let connection = acceptConnection(descriptor)
      if connection >= 0 {
        SystemCall.prepare(connection)
        SystemCall.setOption(connection, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        return .connection(connection)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  private static func listen(_ address: addrinfo) -> Int32? {
    let descriptor = socket(address.ai_family, stream, 0)
    guard descriptor >= 0 else { return nil }
    SystemCall.prepare(descriptor)
    SystemCall.setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      startListening(descriptor) == 0
    else {
      let error = errno
      SystemCall.close(descriptor)
      errno = error
      return nil
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        return UnsafeRawPointer(address).loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
      }
    }
  }
}

private func acceptConnection(_ descriptor: Int32) -> Int32 {
  accept(descriptor, nil, nil)
}

private func startListening(_ descriptor: Int32) -> Int32 {
  listen(descriptor, 1_024)
}
