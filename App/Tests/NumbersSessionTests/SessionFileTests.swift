import FoundationEssentials
import NumbersSession
import Testing

struct SessionFileTests {
  /// A folder of its own that does not exist yet.
  private let file = SessionFile(
    folder: FileManager.default.temporaryDirectory.path + "/session-\(UUID())/deep/numbers")

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file.path))
  }

  @Test(arguments: [
    Session(name: "wimes"), Session(name: "", urls: ["numbers://a"]),
    Session(name: "\u{1B}\0é\n\"", urls: ["numbers://a", "numbers://b/b2?number=7&kind=math"]),
  ])
  func aSessionIsReadAsItWasWritten(_ session: Session) throws {
    #expect(file.read() == .none)
    try file.write(Session(name: "before"))
    try file.write(session)
    #expect(file.read() == .session(session))
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["session.json"])
  }

  @Test(
    arguments: [
      ("", "it holds no session"), ("{", "it holds no session"), ("null", "it holds no session"),
      ("{}", "it holds no session"), (#"{"version":1}"#, "it holds no session"),
      (#"{"version":2,"name":"x"}"#, "it holds no session"), ("\0\0\0", "it holds no session"),
      (#"{"version":2,"name":"x","urls":[7]}"#, "it holds no session"),
      (
        #"{"version":99,"future":true}"#, "it has version 99, and this program reads version 2"
      ),
      (
        String(repeating: " ", count: 100_000) + "{}", "it is longer than a session can be"
      ),
    ])
  func aFileThatIsNoSessionIsSetAsideOnce(_ text: String, _ reason: String) throws {
    try put(text)
    guard case .unreadable(let sentence) = file.read() else {
      Issue.record("it was read")
      return
    }
    #expect(sentence.contains(file.path + ".unreadable"))
    #expect(sentence.contains(reason), "\(sentence)")
    #expect(file.read() == .none)
    let aside = try String(contentsOfFile: file.path + ".unreadable", encoding: .utf8)
    #expect(aside == text)
    try file.write(Session(name: "new"))
    #expect(file.read() == .session(Session(name: "new")))
  }

  @Test func theVersionBeforeIsRead() throws {
    try put(#"{"version":1,"name":"x","url":"numbers://b"}"#)
    #expect(file.read() == .session(Session(name: "x", urls: ["numbers://b"])))
    try put(#"{"version":1,"name":"x"}"#)
    #expect(file.read() == .session(Session(name: "x")))
  }

  /// A link that leads to itself stands for a file that the system does not let be read.
  @Test func aFileThatCannotBeReadNowIsLeftAsItIs() throws {
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: file.path)
    for _ in 0..<2 {
      guard case .unavailable(let sentence) = file.read() else {
        Issue.record("it was read, or set aside")
        return
      }
      #expect(sentence.contains(file.path) && sentence.contains("symbolic link"), "\(sentence)")
    }
  }

  @Test func whatAProgramThatWasKilledHasLeftIsRemoved() throws {
    try file.write(Session(name: "x"))
    // No process has this number: it is above the largest that the kernel gives.
    let leftovers = ["session.json.4194305", "session.json.unreadable", "session.json.1"]
    for name in leftovers { try Data().write(to: URL(filePath: file.folder + "/" + name)) }
    file.removeLeftovers()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.folder).sorted()
        == ["session.json", "session.json.1", "session.json.unreadable"])
    #expect(file.read() == .session(Session(name: "x")))
  }

  @Test func aFolderInItsPlaceIsNoSession() throws {
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    guard case .unreadable = file.read() else {
      Issue.record("it was read")
      return
    }
    #expect(file.read() == .none)
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try put("x")
    #expect(throws: SessionError.self) {
      try SessionFile(folder: file.path + "/below").write(Session(name: "x"))
    }
  }

  @Test func aSessionThatIsTooLongIsNotWritten() throws {
    try file.write(Session(name: "before"))
    let long = String(repeating: "x", count: 100_000)
    #expect(throws: SessionError.tooLong) { try file.write(Session(name: long)) }
    #expect(file.read() == .session(Session(name: "before")))
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/numbers/session.json"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/numbers/session.json"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/numbers/session.json"),
      (["HOME": "/h"], "/h/.local/state/numbers/session.json"), ([:], nil), (["HOME": ""], nil),
    ] as [([String: String], String?)])
  func thePlaceIsWhereXDGSays(_ environment: [String: String], _ path: String?) {
    #expect(SessionFile(environment: environment)?.path == path)
  }
}
