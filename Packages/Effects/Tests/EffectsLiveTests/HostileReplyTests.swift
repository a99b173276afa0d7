import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

/// Replies that hardly any server would send, as a hostile one might: none of them keeps the program
/// waiting, fills its memory or reaches the screen unseen.
@Suite(.timeLimit(.minutes(10))) struct HostileReplyTests {
  private static let body = #"{"text": "42 is a number.", "number": 42}"#
  private static let plain = "Content-Type: application/json\r\nConnection: close\r\n"
  private static let length = "Content-Length: \(body.utf8.count)\r\n"
  private static let whole = "HTTP/1.1 200 OK\r\n\(plain)\(length)\r\n\(body)"

  private func outcome(
    _ bytes: [UInt8], silent: Bool = false
  ) async throws -> Result<NumberFact, APIError> {
    try await withPeer { _ in
      silent ? .bytesThenSilence(bytes) : .bytes(bytes)
    } run: { numbers, _ in
      do {
        return .success(try await numbers.fact(NumbersRequest(.number(42))))
      } catch {
        return .failure(APIError(error))
      }
    }
  }

  @Test(arguments: [
    "HTTP/1.1 103 Early Hints\r\nLink: </42>\r\n\r\n\(whole)",
    String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 20) + whole,
    "HTTP/1.0 200 OK\r\n\(plain)\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)\(length)\(length)\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)X-Folded: a\r\n b\r\n\(length)\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Transfer-Encoding: chunked\r\n\r\n"
      + "5;a=b\r\n\(body.prefix(5))\r\n\(String(body.utf8.count - 5, radix: 16))\r\n"
      + "\(body.dropFirst(5))\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\n\(plain)\(length)X-Numbers-API-Number: \u{1B}[2J\r\n\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)\(length)Content-Encoding: identity\r\n\r\n\(body)",
  ])
  func anOddReplyThatIsWholeIsRead(reply: String) async throws {
    let fact = try await outcome(Array(reply.utf8)).get()
    #expect(fact.text == "42 is a number.")
    #expect(fact.number == 42)
  }

  @Test(arguments: [
    "HTTP/1.1 200\r\n\(plain)\(length)\r\n\(body)",
    "HTTP/1.1 200 OK\nContent-Type:application/json\n\(length)\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Content-Length: -1\r\n\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Transfer-Encoding: chunked\r\n\r\nzz\r\n\(body)\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\n\(plain)Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Transfer-Encoding: chunked\r\n\r\n29\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Content-Encoding: snappy\r\n\(length)\r\n\(body)",
    "HTTP/1.1 200 OK\r\n\(plain)Content-Encoding: gzip\r\n\(length)\r\n\(body)",
    "HTTP/1.1 2000 OK\r\n\(plain)\(length)\r\n\(body)",
    "HTTP/1.1 -1 OK\r\n\(plain)\(length)\r\n\(body)",
    "HTTP/7.7 200 OK\r\n\(plain)\(length)\r\n\(body)",
    "HTTP/1.1 OK\r\n\(plain)\(length)\r\n\(body)",
    "ICY 200 OK\r\n\(plain)\(length)\r\n\(body)", body, "\r\n\r\n", "HTTP/1.1", "\u{0}\u{0}\u{0}",
    "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
    "HTTP/1.1 304 Not Modified\r\n\r\n", "HTTP/1.1 205 Reset Content\r\n\r\n",
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"\u{1B}[31mx\"\r\n\r\n",
    "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n",
    "HTTP/1.1 200 OK\r\n\(plain)X: a\u{0}b\r\n\(length)\r\n\(body)",
  ])
  func aBrokenReplyIsAnErrorWithAHarmlessSentence(reply: String) async throws {
    guard case .failure(let error) = try await outcome(Array(reply.utf8)) else {
      Issue.record("Expected an error from \(reply)")
      return
    }
    switch error {
    case .timedOut, .badURL, .badRequest, .cancelled, .other:
      Issue.record("\(error) is not what has happened with \(reply)")
    case .offline, .status, .notText, .noFact, .cutOff, .tooLarge, .badRedirect: break
    }
    #expect(error.sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(error.sentence.count < 300)
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.6\r\n", "ICY 200 OK\r\n\r\n", "{}", "HTTP/1.1 2000 OK\r\n\r\n",
  ])
  func whatIsNotHTTPIsNoTextAndNotTheFaultOfTheAddress(reply: String) async throws {
    #expect(try await outcome(Array(reply.utf8)) == .failure(.notText))
  }

  /// The session traps when a body has trailers: that is the end of the transport, and of nothing else.
  @Test func aReplyWithTrailersCostsTheTransportAndTheNextRequestHasAnother() async throws {
    let trailing =
      "HTTP/1.1 200 OK\r\n\(Self.plain)Transfer-Encoding: chunked\r\n\r\n"
      + "\(String(Self.body.utf8.count, radix: 16))\r\n\(Self.body)\r\n0\r\nX-Trailer: x\r\n\r\n"
    let transport = ProcessTransport(.besideExecutable)
    try await withPeer(over: transport.transport) { request in
      .bytes(Array((request.target.hasPrefix("/42") ? trailing : Self.whole).utf8))
    } run: { numbers, _ in
      let outcome: APIError?
      do {
        _ = try await numbers.fact(NumbersRequest(.number(42)))
        outcome = nil
      } catch {
        outcome = APIError(error)
      }
      // A later session may well read it.
      #expect(outcome == nil || outcome == .offline(.lost))
      let next = try await numbers.fact(NumbersRequest(.number(43)))
      #expect(next.text == "42 is a number.")
    }
  }

  @Test func aSmallReplyThatUnpacksIntoALargeOneIsTooLarge() async throws {
    let packed = Deflate.gzip(repeating: UInt8(ascii: "x"), count: 1 << 22)
    #expect(packed.count < 40_000)
    let head =
      "HTTP/1.1 200 OK\r\n\(Self.plain)Content-Encoding: gzip\r\n"
      + "Content-Length: \(packed.count)\r\n\r\n"
    let outcome = try await outcome(Array(head.utf8) + packed)
    #expect(outcome == .failure(.tooLarge(limit: NumbersReply.limit)))
  }

  @Test func headersWithoutEndAreGivenUp() async throws {
    let line = "X-Flood: \(String(repeating: "a", count: 1_000))\r\n"
    let flood = Array(("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 4_000)).utf8)
    guard case .failure(let error) = try await outcome(flood, silent: true) else {
      Issue.record("Expected an error")
      return
    }
    #expect(error != .timedOut)
  }
}
