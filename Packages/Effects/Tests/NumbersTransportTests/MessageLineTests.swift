import FoundationEssentials
import NumbersProtocol
import Testing
import TransportMessages

@Suite struct MessageLineTests {
  @Test func aCommandIsOneLineAndComesBackTheSame() throws {
    let url = try #require(URL(string: "http://127.0.0.1:80/v1/1..3/math?json&min=1"))
    let request = HTTPRequest(url: url, patience: .milliseconds(2_500))
    for command in [TransportCommand.send(number: 7, request: request), .cancel(number: 7)] {
      var line = try #require(MessageLine.bytes(of: command))
      #expect(line.popLast() == UInt8(ascii: "\n"))
      #expect(!line.contains(UInt8(ascii: "\n")))
      #expect(MessageLine.message(TransportCommand.self, in: line) == command)
    }
  }

  @Test(arguments: [nil, "text/plain; charset=utf-8", "a\nb"])
  func aReplyKeepsEveryByteAndHeader(header: String?) throws {
    let reply = NumbersReply(
      body: Array(0...255), contentType: header, numberHeader: header, typeHeader: nil)
    let event = TransportEvent.reply(
      number: 1, response: HTTPResponse(status: 503, reply: reply, retryAfter: header))
    let line = try #require(MessageLine.bytes(of: event))
    guard
      case .reply(let number, let response) =
        MessageLine.message(TransportEvent.self, in: line.dropLast())
    else {
      Issue.record("not a reply")
      return
    }
    #expect(number == 1)
    #expect(response.status == 503)
    #expect(response.reply.body == Array(0...255))
    #expect(response.reply.contentType == header)
    #expect(response.reply.numberHeader == header)
    #expect(response.reply.typeHeader == nil)
    #expect(response.retryAfter == header)
  }

  @Test(arguments: ["", "{", "[]", "{\"send\":{}}", "{\"cancel\":{\"number\":\"x\"}}", "\u{0}"])
  func whatIsNoCommandIsNone(line: String) {
    #expect(MessageLine.message(TransportCommand.self, in: Array(line.utf8)) == nil)
  }
}
