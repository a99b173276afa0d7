import Glibc
import Synchronization
import Testing

/// A server on loopback that says, byte for byte, what a test wants it to say.
///
/// It knows nothing of HTTP but where the head of a request ends; each connection carries one
/// exchange. It is not the numbers server on purpose: a fault must not be built on the code under
/// test.
final class Peer: Sendable {
  struct CannotListen: Error {}

  private struct State {
    var requests: [String] = []
    var open: Set<Int32> = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var isStopped = false
  }

  let port: Int
  private let listener: Int32
  private let state = Mutex(State())
  private let answer: @Sendable (PeerRequest) -> PeerAnswer

  /// Listens on the last number of 127.0.0.x; port 0 is any free one.
  init(
    host: UInt32 = 1, port: UInt16 = 0, _ answer: @escaping @Sendable (PeerRequest) -> PeerAnswer
  ) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = (0x7F00_0000 + host).bigEndian
    address.sin_port = port.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 128) == 0
          && getsockname(listener, pointer, &size) == 0
      }
    }
    guard isBound else { throw CannotListen() }
    self.listener = listener
    self.port = Int(UInt16(bigEndian: address.sin_port))
    self.answer = answer
    let thread = ListeningThread { [self] in accept() }
    guard thread.start() else { throw CannotListen() }
  }

  /// The heads of the requests so far.
  var requests: [PeerRequest] {
    state.withLock { $0.requests.enumerated().map(PeerRequest.init) }
  }

  /// Suspends until `count` requests have come.
  func request(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isHere = state.withLock { state in
        if state.requests.count >= count { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isHere { continuation.resume() }
    }
  }

  /// Suspends until no connection is open.
  func allClosed() async {
    await yieldUntil { state.withLock { $0.open.isEmpty } }
  }

  /// Breaks off all exchanges and listens no more: the port then refuses.
  func stop() {
    let open = state.withLock { state in
      defer { state.isStopped = true }
      return state.isStopped ? [] : state.open.union([listener])
    }
    for descriptor in open { shutdown(descriptor, Int32(SHUT_RDWR)) }
  }

  private func accept() {
    while true {
      let connection = Glibc.accept(listener, nil, nil)
      guard connection >= 0 else { break }
      let mayGoOn = state.withLock { state in
        if !state.isStopped { state.open.insert(connection) }
        return !state.isStopped
      }
      let thread = ListeningThread { [self] in serve(connection) }
      if !mayGoOn || !thread.start() { end(connection) }
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { end(connection) }
    guard let head = PeerConnection(connection).head() else { return }
    let (number, arrived) = state.withLock { state in
      state.requests.append(head)
      let count = state.requests.count
      let arrived = state.waiting.filter { $0.count <= count }
      state.waiting.removeAll { $0.count <= count }
      return (count - 1, arrived)
    }
    for waiter in arrived { waiter.continuation.resume() }
    PeerConnection(connection).carryOut(answer(PeerRequest(number: number, head: head)))
  }

  private func end(_ connection: Int32) {
    _ = state.withLock { $0.open.remove(connection) }
    close(connection)
  }
}

/// What came in.
struct PeerRequest: Sendable {
  /// From zero, over all connections.
  var number: Int
  /// The request line and the headers.
  var head: String

  /// Path and query.
  var target: String {
    head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }
}
