import Glibc
import Synchronization
import Testing

@testable import TerminalUI

/// Lines of standard input, read when they are asked for.
struct LineInputTests {
  /// A pipe with both of its ends, closed with it.
  private final class Pipe: Sendable {
    let readEnd: Int32
    private let writeEnd: Mutex<Int32>

    init(isBlocking: Bool = true) throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      readEnd = ends[0]
      writeEnd = Mutex(ends[1])
      if !isBlocking { _ = fcntl(readEnd, F_SETFL, O_NONBLOCK) }
    }

    deinit {
      finish()
      close(readEnd)
    }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      writeEnd.withLock { _ = write($0, bytes, bytes.count) }
    }

    func finish() {
      writeEnd.withLock { end in
        if end >= 0 { close(end) }
        end = -1
      }
    }

    /// Bytes that wait in the pipe.
    var waiting: Int {
      var count: Int32 = 0
      _ = ioctl(readEnd, UInt(FIONREAD), &count)
      return Int(count)
    }
  }

  private func lines(_ reader: LineReader) async throws -> [String] {
    var lines: [String] = []
    for try await line in reader {
      lines.append(line)
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a\nb\n", ["a", "b"]), ("a\n\nlast", ["a", "", "last"]), ("\n", [""]),
    ("é你\nx", ["é你", "x"]),
  ])
  func `Text is cut at line feeds`(text: String, expected: [String]) async throws {
    let pipe = try Pipe()
    pipe.send(text)
    pipe.finish()
    #expect(try await lines(LineReader(pipe.readEnd)) == expected)
  }

  @Test func `What is not asked for stays in the pipe`() async throws {
    let pipe = try Pipe()
    pipe.send(String(repeating: "show\n", count: 10_000))
    var iterator = LineReader(pipe.readEnd).makeAsyncIterator()
    for _ in 0..<10 {
      #expect(try await iterator.next() == "show")
    }
    #expect(pipe.waiting > 40_000)
  }

  @Test func `A descriptor that does not block is waited for`() async throws {
    let pipe = try Pipe(isBlocking: false)
    var iterator = LineReader(pipe.readEnd).makeAsyncIterator()
    async let first = iterator.next()
    for _ in 0..<100 { await Task.yield() }
    pipe.send("late\n")
    #expect(try await first == "late")
  }

  @Test func `A line that never ends is cut, and read to its end`() async throws {
    let pipe = try Pipe()
    let reader = LineReader(pipe.readEnd)
    let writer = Task.detached {
      for _ in 0..<300 { pipe.send(String(repeating: "x", count: 8192)) }
      pipe.send("\nnext\n")
      pipe.finish()
    }
    let lines = try await lines(reader)
    await writer.value
    #expect(lines.count == 2)
    #expect(lines.first?.utf8.count == 1 << 20)
    #expect(lines.last == "next")
  }

  @Test func `A descriptor that cannot be read is told as an error, once`() async throws {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    var iterator = LineReader(directory).makeAsyncIterator()
    await #expect(throws: InputError.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test @MainActor func `A session whose input fails says so and ends with 1`() async {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    var errors: [String] = []
    let host = PlainHost(
      root: { Text("x") }, untilQuiet: nil, quietDeadline: nil, print: { _ in },
      report: { errors.append($0) })
    #expect(await host.run(LineReader(directory)) == 1)
    #expect(errors == ["The input cannot be read: Is a directory\n"])
  }
}
