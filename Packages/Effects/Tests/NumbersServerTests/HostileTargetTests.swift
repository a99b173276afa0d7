import NumbersServer
import Testing

/// Addresses that no friendly client sends.
struct HostileTargetTests {
  @Test(arguments: [
    ("//42", 404), ("/42//math", 404), ("/./42", 404), ("/../42", 400), ("/42%2Fmath", 404),
    ("/%2F42", 404), ("/+42", 404), ("/--42", 404), ("/4_2", 404), ("/0x2A", 404), ("/1e3", 404),
    ("/%2042", 404), ("/42%20", 404), ("/%D9%A3", 404), ("/%EF%BC%92", 404), ("/%00", 404),
    ("/42%00", 404), ("/42%0D%0AX-Injected:%20yes", 404), ("/,1", 400), ("/1,", 400), ("/,", 400),
    ("/..", 400), ("/1..2..3", 400), ("/1,2,random", 400), ("/1..3/", 200), ("/-0", 200),
    ("/-1..1", 200), ("/9223372036854775800..9223372036854775807", 200),
    ("/-9223372036854775808..-9223372036854775800", 200), ("/9223372036854775808..1", 400),
    ("/2/29..3/1", 200), ("/2/30..3/1", 400), ("/random/", 200), ("/random//", 200),
    ("/RANDOM", 404), ("/42/MATH", 404), ("/%72andom", 200), ("/42?", 200), ("/42?&&=&=x&", 200),
    ("/42?%", 400), ("/42?json=%zz", 400), ("/42?%ff", 400), ("/42?callback=%00", 400),
    ("/42?callback=__proto__", 200), ("/random?min=1e3", 400), ("/random?min=+1&max=1", 400),
    ("/random?min=&max=", 200), ("*", 400), ("http://", 200), ("http://h?json", 200),
    ("https://h/42", 200), ("ftp://h/42", 400), ("/42#part", 200), ("/42;a=b", 404),
    ("/13/32", 200), ("/12/9223372036854775807", 404), ("/9223372036854775807/1", 404),
    ("/9223372036854775807/9223372036854775807", 404), ("/9223372036854775808/1", 404),
  ])
  func anOddAddressHasAnAnswer(target: String, status: Int) async throws {
    try await withServer { server in
      let reply = try server.get(target)
      #expect(reply.status == status, "\(reply.text.prefix(100))")
      #expect(reply.header("x-injected") == nil)
    }
  }

  @Test func addressesPutTogetherAtRandomAreAllAnsweredOnOneConnection() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = TargetGenerator(seed: seed)
    try await withServer { server in
      let client = try RawClient(port: server.port)
      for _ in 0..<40 {
        let targets = (0..<50).map { _ in generator.target() }
        client.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: test\r\n\r\n" }.joined())
        for target in targets {
          let reply = try client.reply()
          #expect([200, 400, 404].contains(reply.status), "seed \(seed): \(target)")
          // What is to be said when nothing is found may be nothing.
          let mayBeEmpty = reply.status != 200 || target.contains("default")
          #expect(mayBeEmpty || !reply.body.isEmpty, "seed \(seed): \(target)")
        }
      }
      #expect(server.statistics.connections == 1)
    }
  }
}

/// Puts parts of addresses together, the same for the same seed.
private struct TargetGenerator {
  private var generator: Words

  init(seed: UInt64) {
    generator = Words(state: seed)
  }

  mutating func target() -> String {
    var target = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) { target += "/" + segment() }
    guard Bool.random(using: &generator) else { return target }
    let fields = (0..<Int.random(in: 1...3, using: &generator)).map { _ in field() }
    return target + "?" + fields.joined(separator: "&")
  }

  private mutating func segment() -> String {
    var segment = number()
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: segment += ".." + number()
    case 1: segment += "," + number()
    case 2: segment = ["trivia", "math", "date", "year", "random", "foo"].element(&generator)
    default: break
    }
    return segment
  }

  private mutating func number() -> String {
    [
      "0", "1", "12", "29", "31", "42", "366", "1999", "-1", "-98", "\(Int.max)", "\(Int.min)",
      "99999999999999999999", "", "007", "%34", "x",
    ].element(&generator)
  }

  private mutating func field() -> String {
    let name = ["json", "fragment", "notfound", "default", "min", "max", "callback", "write"]
      .element(&generator)
    let value = ["", "=", "=floor", "=ceil", "=false", "=f", "=" + number(), "=%3Cb%3E"]
      .element(&generator)
    return name + value
  }
}

extension [String] {
  fileprivate func element(_ generator: inout some RandomNumberGenerator) -> String {
    self[Int.random(in: 0..<count, using: &generator)]
  }
}

/// SplitMix64 (G. Steele and others, 2014).
private struct Words: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
