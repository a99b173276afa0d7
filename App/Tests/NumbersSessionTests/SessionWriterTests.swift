import Dispatch
import NumbersSession
import Synchronization
import Testing

struct SessionWriterTests {
  /// What was written, and a gate that holds a write back.
  private final class Disk: Sendable {
    let written = Mutex<[String]>([])
    let failure = Mutex<SessionError?>(nil)
    let gate = DispatchSemaphore(value: 0)

    func write(_ session: Session) throws(SessionError) {
      gate.wait()
      gate.signal()
      if let error = failure.withLock({ $0 }) { throw error }
      written.withLock { $0.append(session.name) }
    }

    var names: [String] { written.withLock { $0 } }
  }

  private func writer(to disk: Disk) -> SessionWriter {
    SessionWriter { session throws(SessionError) in try disk.write(session) }
  }

  @Test func whoeverHandsSessionsOverIsNotHeldUpAndTheNewestIsWritten() {
    let disk = Disk()
    let writer = writer(to: disk)
    // The disk takes nothing in; all the same each call returns.
    for length in 1...50 { writer.keep(Session(name: String(repeating: "x", count: length))) }
    #expect(disk.names.isEmpty)
    disk.gate.signal()
    #expect(writer.finish() == nil)
    #expect(disk.names.last?.count == 50)
    #expect(disk.names.count <= 2)
  }

  @Test func theSameSessionIsWrittenOnce() {
    let disk = Disk()
    disk.gate.signal()
    let writer = writer(to: disk)
    for name in ["a", "a", "b", "b", "a"] {
      writer.keep(Session(name: name))
      #expect(writer.finish() == nil)
    }
    #expect(disk.names == ["a", "b", "a"])
  }

  @Test func aWriteThatFailedIsSaidAndTriedAgain() {
    let disk = Disk()
    disk.gate.signal()
    disk.failure.withLock { $0 = .system(28) }
    let writer = writer(to: disk)
    writer.keep(Session(name: "a"))
    #expect(writer.finish() == .system(28))
    #expect("\(SessionError.system(28))" == "No space left on device")
    disk.failure.withLock { $0 = nil }
    writer.keep(Session(name: "a"))
    #expect(writer.finish() == nil)
    #expect(disk.names == ["a"])
  }

  @Test func nothingIsWrittenWhereNothingWasHandedOver() {
    let disk = Disk()
    #expect(writer(to: disk).finish() == nil)
    #expect(disk.names.isEmpty)
  }
}
