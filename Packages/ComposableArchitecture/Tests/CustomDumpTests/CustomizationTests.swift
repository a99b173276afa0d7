import CustomDump
import FoundationEssentials
import IdentifiedCollections
import Testing

private struct Secret: CustomDumpReflectable {
  var name = "n"
  var password = "p"
  var customDumpMirror: Mirror {
    Mirror(self, children: ["name": name], displayStyle: .struct)
  }
}

private struct Identifier: CustomDumpRepresentable {
  var rawValue: Int
  var customDumpValue: Any { rawValue }
}

private struct Loud: CustomDumpStringConvertible {
  var customDumpDescription: String { "LOUD" }
}

private struct Tracked {
  var _count = 1
  var _$registrar = 2
}

@Suite struct CustomizationTests {
  @Test func `a type says what its dump is`() {
    #expect(String(customDumping: Secret()) == "Secret(name: \"n\")")
    #expect(String(customDumping: Identifier(rawValue: 3)) == "3")
    #expect(String(customDumping: Loud()) == "LOUD")
    #expect(String(customDumping: AnyHashable(3)) == "3")
  }

  @Test func `what macros add to a type is not shown`() {
    #expect(String(customDumping: Tracked()) == "Tracked(count: 1)")
  }

  @Test func `Foundation's values are short`() throws {
    let date = Date(timeIntervalSince1970: 1.5)
    #expect(String(customDumping: date) == "Date(1970-01-01T00:00:01.500Z)")
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(String(customDumping: url) == "URL(https://example.com/a)")
    #expect(String(customDumping: Data([1, 2, 3])) == "Data(3 bytes)")
    let uuid = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    #expect(String(customDumping: uuid) == "UUID(00000000-0000-0000-0000-000000000001)")
    #expect(String(customDumping: Decimal(5)) == "5")
  }

  @Test func `an identified array is dumped as an array`() {
    let users: IdentifiedArrayOf<User> = [User(id: 1, name: "a")]
    #expect(String(customDumping: users) == String(customDumping: users.elements))
  }
}
