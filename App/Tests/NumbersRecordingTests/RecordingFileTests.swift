import FoundationEssentials
import Glibc
import NumbersRecording
import Testing

struct RecordingFileTests {
  private let path = FileManager.default.temporaryDirectory.path + "/recording-\(UUID())"

  private var content: String {
    get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
  }

  @Test func eachLineIsInTheFileAtOnce() throws {
    let file = try RecordingFile(path: path)
    #expect(try content == "")
    file.write(line: "one")
    #expect(try content == "one\n")
    file.write(line: "two é")
    #expect(try content == "one\ntwo é\n")
    try file.finish()
    file.write(line: "late")
    #expect(try content == "one\ntwo é\n")
  }

  @Test func whatIsInAFileIsKeptUnlessItMayBeLost() throws {
    try Data("before".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: RecordingError.isThere(path: path)) {
      try RecordingFile(path: path)
    }
    #expect(error?.sentence.contains("--overwrite") == true)
    #expect(try content == "before")
    let file = try RecordingFile(path: path, overwrites: true)
    #expect(try content == "")
    file.write(line: "a")
    #expect(try content == "a\n")
  }

  @Test func anEmptyFileIsTaken() throws {
    try Data().write(to: URL(filePath: path))
    let file = try RecordingFile(path: path)
    file.write(line: "a")
    #expect(try content == "a\n")
  }

  @Test func theFileIsForItsOwnerAlone() throws {
    _ = try RecordingFile(path: path)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: ["/no/such/folder/file", "/", ""])
  func aFileThatCannotBeMadeIsSaid(_ path: String) throws {
    let error = try #require(throws: RecordingError.self) { try RecordingFile(path: path) }
    guard case .cannotBeMade = error else {
      Issue.record("Expected another error than \(error)")
      return
    }
    #expect(error.sentence.contains("cannot be made: "))
  }

  @Test func aFullDiskIsSaidAtTheEnd() throws {
    let file = try RecordingFile(path: "/dev/full")
    file.write(line: "one")
    file.write(line: "two")
    #expect(throws: RecordingError.cannotBeWritten(path: "/dev/full", 28)) { try file.finish() }
  }

  @Test(arguments: ["/no/such/file", "/"])
  func aFileThatCannotBeReadIsSaid(_ path: String) throws {
    let error = try #require(throws: RecordingError.self) { try Recording(path: path) }
    guard case .cannotBeRead = error else {
      Issue.record("Expected another error than \(error)")
      return
    }
  }

  @Test func aFileThatNeverEndsIsTooLong() {
    #expect(throws: RecordingError.tooLong(path: "/dev/zero")) {
      try Recording(path: "/dev/zero")
    }
  }

  @Test func aSentenceIsOneHarmlessLine() throws {
    let error = try #require(throws: RecordingError.self) {
      try Recording(path: "/no/\u{1B}[2J\nfile")
    }
    #expect(!error.sentence.contains { $0 == "\n" || $0 == "\u{1B}" })
  }
}
