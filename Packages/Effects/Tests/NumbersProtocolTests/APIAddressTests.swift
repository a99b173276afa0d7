import FoundationEssentials
import NumbersProtocol
import Testing

@Suite struct APIAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080", "127.0.0.1:8080"),
    ("https://example.org/", "https://example.org", "example.org"),
    ("example.org", "http://example.org", "example.org"),
    ("localhost:80", "http://localhost:80", "localhost:80"),
    ("HTTP://x/numbers//", "http://x/numbers", "x"),
    ("http://[::1]:81", "http://[::1]:81", "[::1]:81"),
  ])
  func anAddressIsReadAsPeopleWriteIt(text: String, address: String, host: String) throws {
    let read = try APIAddress(text)
    #expect(read.description == address)
    #expect(read.host == host)
  }

  @Test(arguments: [
    "", "ftp://x", "file:///etc/passwd", "http://", "http://x:0", "http://x:99999", "http://x?y",
    "http://x#y", "http://me:secret@x", "http://x y", "http://x\u{1B}[m", "javascript:alert(1)",
    "http:///path", "http://ü",
  ])
  func anAddressThatCannotBeUsedIsRefused(text: String) {
    #expect(throws: APIError.badURL(text)) { try APIAddress(text) }
  }

  @Test func theOptionComesBeforeTheEnvironmentAndThatBeforeThePublicAPI() throws {
    let environment = ["NUMBERS_API": "http://b"]
    #expect(try APIAddress(option: "http://a", environment: environment).host == "a")
    #expect(try APIAddress(option: nil, environment: environment).host == "b")
    #expect(try APIAddress(option: nil, environment: ["NUMBERS_API": ""]) == .standard)
    #expect(try APIAddress(option: nil, environment: [:]).description == "http://numbersapi.com")
    #expect(throws: APIError.badURL("x://")) {
      try APIAddress(option: nil, environment: ["NUMBERS_API": "x://"])
    }
  }

  @Test func aRequestGetsItsURL() throws {
    let url = try APIAddress("http://x:1/v1/").url(of: NumbersRequest(.number(-42)))
    #expect(url.absoluteString == "http://x:1/v1/-42/trivia?json")
  }
}
