import Dependencies
import Effects
import Testing

@Suite struct LoginClientTests {
  @Test(arguments: [("blob", "blob"), ("  blob jr \n", "blob jr"), ("b\u{1B}[31mlob", "blob")])
  func aNameIsOneHarmlessLine(typed: String, name: String) async throws {
    let answer = try await LoginClient.local.logIn(typed)
    #expect(answer == name)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{1B}[31m", "\u{202E}"])
  func aNameThatIsEmptyIsRefusedInWords(typed: String) async {
    await #expect(throws: LoginError.emptyName) { try await LoginClient.local.logIn(typed) }
    #expect(LoginError.emptyName.sentence == "A name is needed to log in.")
  }

  @Test func aNameThatIsTooLongIsRefused() async throws {
    let longest = String(repeating: "x", count: LoginName.limit)
    let answer = try await LoginClient.local.logIn(longest)
    #expect(answer == longest)
    await #expect(throws: LoginError.tooLong(limit: LoginName.limit)) {
      try await LoginClient.local.logIn(longest + "x")
    }
  }

  @Test func theLogInCanFail() async {
    let error = LoginError.failed(reason: "The door is shut.")
    await #expect(throws: error) { try await LoginClient.failing(error).logIn("blob") }
    #expect(error.sentence == "The door is shut.")
  }

  @Test(.timeLimit(.minutes(10))) func theLogInCanBeSlow() async {
    let task = Task { try await LoginClient.waiting.logIn("blob") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func everyKindOfErrorBecomesOneOfOurs() {
    struct Strange: Error {}
    #expect(LoginError(LoginError.emptyName) == .emptyName)
    #expect(LoginError(CancellationError()) == .cancelled)
    #expect(LoginError(Strange()) == .failed(reason: "Something went wrong: Strange()"))
  }

  @Test func anEndpointThatIsNotReplacedFailsTheTest() async {
    await withKnownIssue { _ = try await LoginClient.testValue.logIn("blob") }
  }
}
