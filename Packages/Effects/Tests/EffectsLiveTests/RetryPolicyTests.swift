import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite struct RetryPolicyTests {
  private let policy = RetryPolicy(
    tries: 6, pause: .milliseconds(100), longestPause: .milliseconds(900))

  private func pause(
    after error: APIError = .timedOut, asked: Duration? = nil, tryNumber: Int = 1, seed: UInt64 = 1
  ) -> Duration? {
    var generator = SeededGenerator(seed: seed)
    return policy.pause(
      after: FailedTry(error: error, retryAfter: asked), tryNumber: tryNumber, using: &generator)
  }

  @Test(arguments: [(1, 100), (2, 200), (3, 400), (4, 800), (5, 900)])
  func pausesDoubleUpToTheLongest(tryNumber: Int, whole: Int) throws {
    for seed in 0..<200 {
      let found = try #require(pause(tryNumber: tryNumber, seed: UInt64(seed)))
      #expect(found >= .milliseconds(whole) / 2 && found <= .milliseconds(whole))
    }
  }

  @Test func pausesVary() {
    let pauses = Set((0..<50).map { pause(seed: $0) })
    #expect(pauses.count > 40)
  }

  @Test func theSameSeedGivesTheSamePause() {
    #expect(pause(seed: 7) == pause(seed: 7))
  }

  @Test func noPauseFollowsTheLastTry() {
    #expect(pause(tryNumber: 6) == nil)
    #expect(pause(tryNumber: 7) == nil)
  }

  @Test func theLongerPauseOfBothIsKept() {
    #expect(pause(asked: .milliseconds(700)) == .milliseconds(700))
    #expect(pause(asked: .milliseconds(1)) == pause())
  }

  @Test func whoAsksForMoreThanTheLongestPauseIsNotWaitedFor() {
    #expect(pause(asked: .milliseconds(900)) == .milliseconds(900))
    #expect(pause(asked: .milliseconds(901)) == nil)
  }

  @Test(arguments: [
    APIError.offline(.refused), .offline(.unknownHost), .offline(.lost), .offline(.unreachable),
    .timedOut, .cutOff, .status(code: 429, body: ""), .status(code: 500, body: ""),
    .status(code: 599, body: ""),
  ])
  func whatMayPassIsTriedAgain(error: APIError) {
    #expect(pause(after: error) != nil)
  }

  @Test(arguments: [
    APIError.offline(.insecure), .status(code: 404, body: ""), .status(code: 400, body: ""),
    .status(code: 302, body: ""), .status(code: 600, body: ""), .notText, .noFact,
    .tooLarge(limit: 1), .badRedirect, .cancelled, .badURL(""), .badRequest(reason: ""),
    .other(""),
  ])
  func whatWillNotPassIsNotTriedAgain(error: APIError) {
    #expect(pause(after: error) == nil)
  }
}
