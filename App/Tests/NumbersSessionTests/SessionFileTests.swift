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
    Session(name: "wimes"), Session(name: "", url: "numbers://a"),
    Session(name: "\u{1B}\0é\n\"", url: "numbers://b/b2?number=7&kind=math"),
  ])
  func aSessionIsReadAsItWasWritten(_ session: Session) throws {
    #expect(file.read() == .none)
    try file.write(Session(name: "before"))
    try file.write(session)
    #expect(file.read() == .session(session))
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == ["session.json"])
  }

  @Test(arguments: [
    "", "{", "null", "{}", #"{"version":1}"#, #"{"version":2,"name":"x"}"#, "\0\0\0",
    #"{"version":1,"name":7}"#, String(repeating: " ", count: 100_000) + "{}",
  ])
  func aFileThatIsNoSessionIsSetAsideOnce(_ text: String) throws {
    try put(text)
    guard case .unreadable(let sentence) = file.read() else {
      Issue.record("it was read")
      return
    }
    #expect(sentence.contains(file.path + ".unreadable"))
    #expect(file.read() == .none)
    let aside = try String(contentsOfFile: file.path + ".unreadable", encoding: .utf8)
    #expect(aside == text)
    try file.write(Session(name: "new"))
    #expect(file.read() == .session(Session(name: "new")))
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
