#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends and reads bytes as a test says, right or wrong.
final class RawClient {
  /// What went wrong on the client's side.
  enum Failure: Error, Equatable {
    case cannotConnect
    case timedOut
    case reset
    case brokenReply(String)
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects to a server on this machine; every wait is bounded by 20 s.
  ///
  /// - Parameter host: one of the addresses of this machine, 127.0.0.1 to 127.255.255.254; a test
  ///   that gives its port back uses one of its own, so that no other test takes the port.
  init(port: UInt16, host: UInt32 = 0x7f00_0001) throws(Failure) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw .cannotConnect }
  }

  deinit {
    close(descriptor)
  }

  /// Sends text; an error is left for the next read to find.
  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends bytes; an error is left for the next read to find.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Self.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Tells the server that nothing more will come.
  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads one reply; the body of a `HEAD` or an interim reply is not expected.
  func reply(hasBody: Bool = true) throws(Failure) -> RawReply {
    var reply = try head()
    guard hasBody, reply.status >= 200, reply.status != 204, reply.status != 304 else {
      return reply
    }
    if let length = reply.header("content-length").flatMap({ Int($0) }) {
      while received.count < length {
        guard try receive() else { throw .brokenReply("\(received.count) of \(length) bytes") }
      }
      reply.body = Array(received.prefix(length))
      received.removeFirst(length)
    } else {
      reply.body = try rest()
    }
    return reply
  }

  /// Reads status line and headers.
  func head() throws(Failure) -> RawReply {
    while true {
      if let end = received.indices.first(where: { received[$0...].starts(with: [13, 10, 13, 10]) })
      {
        let reply = RawReply(head: String(decoding: received[..<end], as: UTF8.self))
        received.removeFirst(end + 4)
        guard let reply else { throw .brokenReply("no status line") }
        return reply
      }
      guard try receive() else { throw .brokenReply("closed after \(received.count) bytes") }
    }
  }

  /// Reads all that comes until the server closes.
  func rest() throws(Failure) -> [UInt8] {
    while try receive() {}
    defer { received = [] }
    return received
  }

  /// Reads until so many bytes are there, and drops them.
  func skip(_ count: Int) throws(Failure) {
    while received.count < count {
      guard try receive() else { throw .brokenReply("closed early") }
    }
    received.removeFirst(count)
  }

  private func receive() throws(Failure) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 {
      if errno == EINTR { return true }
      if errno == ECONNRESET || errno == EPIPE { throw .reset }
      throw .timedOut
    }
    received += buffer.prefix(count)
    return count > 0
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes, count, 0)
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
