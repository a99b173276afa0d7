import Effects
import FactFeature
import Testing

struct FactRequestTests {
  @Test(arguments: [
    (FactRequest(), []), (FactRequest(number: -7), ["number=-7"]),
    (FactRequest(kind: .math), ["kind=math"]),
    (FactRequest(number: 42, kind: .year), ["number=42", "kind=year"]),
  ])
  func aRequestIsWrittenAndReadBack(_ request: FactRequest, _ query: [String]) throws {
    let written = request.query
    #expect(written.map { "\($0.name)=\($0.value)" } == query)
    let read = try FactRequest { name in written.filter { $0.name == name }.map(\.value) }
    #expect(read == request)
  }

  @Test func theFirstValueOfANameCounts() throws {
    #expect(try FactRequest { $0 == "number" ? ["7", "x"] : [] } == FactRequest(number: 7))
  }

  @Test func whatIsNoNumberOrNoKindIsSaid() {
    for text in ["", "x", "7.0", " 7", "99999999999999999999"] {
      let error = #expect(throws: FactRequestError.self) {
        try FactRequest { $0 == "number" ? [text] : [] }
      }
      #expect(error == .notANumber(text))
      #expect(error?.description.contains("“\(text)”") == true)
    }
    let error = #expect(throws: FactRequestError.self) {
      try FactRequest { $0 == "kind" ? ["nonsense"] : [] }
    }
    #expect(error?.description.contains("math") == true)
  }
}
