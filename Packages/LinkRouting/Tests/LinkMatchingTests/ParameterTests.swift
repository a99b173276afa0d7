import FoundationEssentials
import LinkMatching
import Testing

private enum Kind: String {
  case math, year
}

extension Kind: LinkParameter {}

/// Declares no conformance.
private enum Order: String {
  case up, down
}

struct ParameterTests {
  private func parameters(_ link: String) throws -> RouteParameters {
    let table = try RouteTable([.init(path: "/:id/:kind?")])
    return try #require(table.match(link)).parameters
  }

  @Test func parametersHaveTypes() throws {
    let parameters = try parameters("/-7/math?on=true&n=2.5")
    #expect(try parameters.require("id", as: Int.self) == -7)
    #expect(try parameters.require("kind", as: Kind.self) == .math)
    #expect(try parameters.require("id") == "-7")
    #expect(try parameters.query.require("on", as: Bool.self))
    #expect(try parameters.query.require("n", as: Double.self) == 2.5)
    #expect(try parameters.value("none", as: Int.self) == nil)
    let id = UUID()
    #expect(try self.parameters("/\(id.linkText.lowercased())").require("id") == id)
  }

  @Test(arguments: ["/x", "/7.0", "/99999999999999999999", "/%00", "/7%20", "/٣"])
  func whatDoesNotParseIsAnError(_ link: String) throws {
    let parameters = try parameters(link)
    let value = try #require(parameters["id"])
    #expect(throws: ParameterError.invalid(name: "id", value: value, type: "Int")) {
      try parameters.require("id", as: Int.self)
    }
    #expect(throws: ParameterError.self) { try parameters.value("id", as: Int.self) }
    #expect(throws: ParameterError.missing(name: "kind")) {
      try parameters.require("kind", as: Kind.self)
    }
    #expect(throws: ParameterError.missing(name: "q")) {
      try parameters.query.require("q", as: Int.self)
    }
  }

  @Test func aTypeWithRawTextsNeedsNoConformance() throws {
    let parameters = try parameters("/up?order=down&bad=x")
    #expect(try parameters.require("id", as: Order.self) == .up)
    #expect(try parameters.value("kind", as: Order.self) == nil)
    #expect(try parameters.query.value("order", as: Order.self) == .down)
    #expect(throws: ParameterError.invalid(name: "bad", value: "x", type: "Order")) {
      try parameters.query.value("bad", as: Order.self)
    }
  }

  @Test func parametersAreEqualInAnyOrder() {
    var first: PathParameters = ["a": "1", "b": "2"]
    let second: PathParameters = ["b": "2", "a": "1"]
    #expect(first == second && first.hashValue == second.hashValue)
    first["a"] = nil
    #expect(first != second && first.names == ["b"])
    first["a"] = "2"
    #expect(first != second)
  }

  @Test func aRequiredQueryItemMayHaveATypeWithRawTexts() throws {
    let query = try parameters("/up?order=down").query
    #expect(try query.require("order", as: Order.self) == .down)
    #expect(throws: ParameterError.missing(name: "none")) {
      try query.require("none", as: Order.self)
    }
  }

  @Test func aRemainderOfOneSegmentStaysOneWhenItIsCoded() throws {
    let table = try RouteTable([
      .init(path: "/files/*rest", name: "files"), .init(path: "/:id", name: "id"),
    ])
    let link = "/files/a%2Fb"
    let parameters = try #require(table.match(link)).parameters.path
    let coded = try JSONDecoder().decode(
      PathParameters.self, from: JSONEncoder().encode(parameters))
    #expect(coded == parameters)
    #expect(try table.url(for: "files", params: coded) == link)
    let one = try #require(table.match("/x%2Fy")).parameters.path
    let other = try JSONDecoder().decode(PathParameters.self, from: JSONEncoder().encode(one))
    #expect(try table.url(for: "id", params: other) == "/x%2Fy")
  }

  @Test(arguments: [
    ("x", "Int", "“x” is no whole number for “p”."),
    ("--1", "Int", "“--1” is no whole number for “p”."),
    ("", "Int", "“” is no whole number for “p”."),
    ("300", "UInt8", "“300” is out of range for “p”."),
    ("-1", "UInt", "“-1” is out of range for “p”."),
    ("1,5", "Double", "“1,5” is no number for “p”."),
    ("maybe", "Bool", "“maybe” is neither “true” nor “false”, as is wanted for “p”."),
    ("up", "Order", "“up” is no Order for “p”."),
  ])
  func aPersonIsToldWhatAParameterIsToBe(_ value: String, _ type: String, _ sentence: String) {
    let error = ParameterError.invalid(name: "p", value: value, type: type)
    #expect(error.description == sentence)
  }
}
