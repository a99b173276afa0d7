import FoundationEssentials
import NumbersProtocol
import Testing
import TransportMessages

@testable import NumbersTransport

@Suite(.timeLimit(.minutes(10))) struct ExchangesTests {
  private let request: HTTPRequest
  private let events: AsyncStream<TransportEvent>
  private let tell: @Sendable (TransportEvent) -> Void

  init() throws {
    request = HTTPRequest(url: try #require(URL(string: "http://x/")), patience: .seconds(1))
    let (events, continuation) = AsyncStream<TransportEvent>.makeStream()
    self.events = events
    tell = { continuation.yield($0) }
  }

  @Test func theHeadIsToldBeforeTheReply() async {
    let reply = NumbersReply(body: [52, 50])
    let exchanges = Exchanges(
      over: HTTPTransport { _, headArrived in
        headArrived()
        return HTTPResponse(status: 200, reply: reply, retryAfter: nil)
      }, tell: tell)
    exchanges.obey(.send(number: 3, request: request))
    var iterator = events.makeAsyncIterator()
    guard case .head(3) = await iterator.next() else {
      Issue.record("The head comes first.")
      return
    }
    guard case .reply(3, let response) = await iterator.next() else {
      Issue.record("The reply comes second.")
      return
    }
    #expect(response.reply.body == [52, 50])
  }

  @Test func aCancellationEndsTheExchangeItNamesAndNoOther() async {
    let exchanges = Exchanges(
      over: HTTPTransport { _, _ in
        try await Task.sleep(for: .seconds(3_600))
        throw APIError.timedOut
      }, tell: tell)
    exchanges.obey(.send(number: 1, request: request))
    exchanges.obey(.send(number: 2, request: request))
    exchanges.obey(.cancel(number: 9))
    exchanges.obey(.cancel(number: 2))
    var iterator = events.makeAsyncIterator()
    guard case .failure(2, .cancelled) = await iterator.next() else {
      Issue.record("The second is cancelled, and the first goes on.")
      return
    }
    exchanges.obey(.cancel(number: 1))
    guard case .failure(1, .cancelled) = await iterator.next() else {
      Issue.record("The first is cancelled.")
      return
    }
  }
}
