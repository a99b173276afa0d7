import Glibc

/// One accepted connection, read and written with calls that block.
struct PeerConnection {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The request line and the headers; nil when the other side closes first.
  ///
  /// What does not begin with a letter is no request, but the start of a TLS handshake, say: of
  /// that the first byte is enough.
  func head() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) == 1 {
      bytes.append(byte)
      let isRequest = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0])
      if !isRequest || bytes.suffix(4) == [13, 10, 13, 10] {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }

  func carryOut(_ answer: PeerAnswer) {
    switch answer {
    case .bytes(let bytes):
      send(bytes)
      shutdown(descriptor, Int32(SHUT_WR))
      waitForTheEnd()
    case .bytesThenSilence(let bytes):
      send(bytes)
      waitForTheEnd()
    case .bytesThenFlood(let bytes):
      let letters = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
      if send(bytes) { while send(letters) {} }
    case .bytesThenReset(let bytes):
      send(bytes)
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    case .afterGate(let gate, let bytes):
      gate.pass()
      carryOut(.bytes(bytes))
    }
  }

  /// False when the other side is gone.
  @discardableResult
  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func waitForTheEnd() {
    var buffer = [UInt8](repeating: 0, count: 512)
    while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
  }
}
