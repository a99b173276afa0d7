#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes a thread that waits in `poll`, from any thread.
final class Waker: Sendable {
  /// The end that becomes readable.
  let reader: Int32
  private let writer: Int32

  init() throws(ServerError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .noResources(reason: SystemCall.lastError) }
    (reader, writer) = (ends[0], ends[1])
    SystemCall.prepare(reader)
    SystemCall.prepare(writer)
  }

  deinit {
    SystemCall.close(reader)
    SystemCall.close(writer)
  }

  /// Makes the reader readable; a full pipe already is.
  func wake() {
    var byte: UInt8 = 1
    while write(writer, &byte, 1) < 0, errno == EINTR {}
  }

  /// Forgets all wakes so far.
  func drain() {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while read(reader, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
