import NumbersProtocol
import Testing

@Suite struct PercentEncodingTests {
  @Test func everyTextComesBack() {
    for text in ["", "a b", "100%", "ü€😀", "/?#&=+", "a\u{0}b"] {
      #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
    }
  }

  @Test func unreservedCharactersStayAsTheyAre() {
    #expect(PercentEncoding.encode("Az09-._~") == "Az09-._~")
    #expect(PercentEncoding.encode("\u{1}é/") == "%01%C3%A9%2F")
  }

  @Test(arguments: ["%", "%1", "%zz", "a%4", "%FF", "%C3", "%+1"])
  func brokenEscapesAreRefused(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }
}
