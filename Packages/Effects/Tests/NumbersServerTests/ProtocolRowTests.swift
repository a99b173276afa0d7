import NumbersProtocol
import NumbersServer
import Testing

/// The rows of the protocol's table.
struct ProtocolRowTests {
  @Test(arguments: [
    ("/42", "42 is ", "42", "trivia"), ("/42/trivia", "42 is ", "42", "trivia"),
    ("/42/", "42 is ", "42", "trivia"), ("/-7", "-7 is ", "-7", "trivia"),
    ("/42/math", "42 is ", "42", "math"), ("/1999/year", "1999 is the year ", "1999", "year"),
    ("/-98/year", "98 BC is the year ", "-98", "year"),
    ("/61/date", "March 1st is the day ", "61", "date"),
    ("/2/29/date", "February 29th is the day ", "60", "date"),
    ("/2/3", "February 3rd is the day ", "34", "date"),
    ("/1/09/date", "January 9th is the day ", "9", "date"),
    ("/04/1", "April 1st is the day ", "92", "date"),
    ("/13/8", "January 8th is the day ", "8", "date"),
    ("/2/30/date", "March 1st is the day ", "61", "date"),
    ("/12/32", "January 1st is the day ", "1", "date"), ("/007", "7 is ", "7", "trivia"),
    ("http://test/42/math", "42 is ", "42", "math"), ("/%34%32", "42 is ", "42", "trivia"),
    ("/9223372036854775807/math", "9223372036854775807 is ", "9223372036854775807", "math"),
    ("/-9223372036854775808", "-9223372036854775808 is ", "-9223372036854775808", "trivia"),
  ])
  func aFactIsPlainText(target: String, start: String, number: String, kind: String) async throws {
    try await withServer { server in
      let reply = try server.get(target)
      #expect(reply.status == 200)
      #expect(reply.text.hasPrefix(start) && reply.text.hasSuffix("."), "\(reply.text)")
      #expect(reply.header("x-numbers-api-number") == number)
      #expect(reply.header("x-numbers-api-type") == kind)
      #expect(reply.header("content-type") == "text/plain; charset=utf-8")
      #expect(reply.header("access-control-allow-origin") == "*")
    }
  }

  @Test(arguments: [
    "/42/foo", "/abc", "/42/math/trivia", "/2/3/math", "/2/3/date/x", "/random/math/x", "/0/5",
    "/2/0", "/1..3/foo", "/10/15..10/31/math", "/.5", "/favicon.ico", "/-1/5",
  ])
  func anUnknownAddressGetsAPage(target: String) async throws {
    try await withServer { server in
      let reply = try server.get(target)
      #expect(reply.status == 404)
      #expect(reply.header("content-type") == "text/html; charset=utf-8")
      #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
    }
  }

  @Test(arguments: [
    "/1...3", "/1..", "/..3", "/1,,2", "/3..1", "/1,2/3", "/42.5", "/42.5/math", "/4%2",
    "/10/31..10/15", "/2/30..3/1", "/%ff", "/1.,2",
  ])
  func aBrokenAddressIsRefused(target: String) async throws {
    try await withServer { server in
      let reply = try server.get(target)
      #expect(reply.status == 400)
      #expect(reply.text == "Invalid url")
      #expect(reply.header("content-type") == "text/plain; charset=utf-8")
    }
  }

  @Test func aDayOutsideTheYearIsNotFoundUnlessARuleLeadsElsewhere() async throws {
    try await withServer { server in
      let filler = try server.get("/400/date?json")
      #expect(filler.status == 200)
      #expect(filler.text.contains("\"found\": false"))
      #expect(try server.get("/400/date?default=none+here%21").text == "none here!")
      #expect(try server.get("/400/date?notfound=default&default=no").text == "no")
      #expect(
        try server.get("/400/date?notfound=floor").header("x-numbers-api-number") == "366")
      #expect(try server.get("/-4/date?notfound=ceil").header("x-numbers-api-number") == "1")
      #expect(try server.get("/400/date?notfound=ceil&default=no").text == "no")
      #expect(try server.get("/42?notfound=floor&default=no").text.hasPrefix("42 is "))
    }
  }

  @Test func anIntegerBeyond64BitsKeepsItsDigits() async throws {
    try await withServer { server in
      let digits = String(repeating: "9", count: 40)
      let reply = try server.get("/\(digits)?json")
      #expect(reply.status == 200)
      #expect(reply.text.contains("\"number\": \(digits), \"found\": false"))
      #expect(try server.get("/-\(digits)/year").text.hasPrefix("\(digits) BC is "))
      #expect(try server.get("/\(digits)?notfound=floor").text.hasPrefix("\(Int.max) is "))
      #expect(try server.get("/-\(digits)?notfound=ceil").text.hasPrefix("\(Int.min) is "))
      #expect(try server.get("/\(digits)?notfound=ceil&default=far").text == "far")
    }
  }
}
