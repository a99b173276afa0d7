import CustomDump
import FoundationEssentials
import Testing

private struct Secret: CustomDumpReflectable {
  var customDumpMirror: Mirror {
    Mirror(self, children: ["visible": 1], displayStyle: .struct)
  }
}

private struct Boxed: CustomDumpRepresentable {
  let value: Int
  var customDumpValue: Any { value }
}

private struct Named: CustomDumpStringConvertible {
  var customDumpDescription: String { "<named>" }
}

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  @Test func `a dump goes to a string, and the value comes back`() {
    var text = ""
    let value = customDump([1], to: &text, name: "rows", indent: 2, maxDepth: 1)
    #expect(value == [1])
    #expect(text.hasPrefix("  rows: ["))
    #expect(String(customDumping: 1) == "1")
  }

  @Test func `the three protocols change what is shown`() {
    #expect(
      String(customDumping: Secret()) == """
        Secret(visible: 1)
        """)
    #expect(String(customDumping: Boxed(value: 4)) == "4")
    #expect(String(customDumping: Named()) == "<named>")
    #expect(Mirror(customDumpReflecting: Secret()).children.count == 1)
  }

  @Test func `values of the standard library are shown shortly`() {
    #expect(String(customDumping: Character("a")) == #""a""#)
    #expect(String(customDumping: "abc".dropFirst()) == #""bc""#)
    #expect(String(customDumping: AnyHashable(1)) == "1")
    #expect(String(customDumping: ()) == "()")
    #expect(String(customDumping: Int.self) == "Int.self")
    #expect(String(customDumping: Decimal(3)) == "3")
    #expect(
      String(customDumping: Date(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)")
    #expect(String(customDumping: Data([1, 2])) == "Data(2 bytes)")
  }

  @Test func `a diff takes a format`() {
    #expect(diff(1, 1) == nil)
    #expect(diff(1, 2) == "- 1\n+ 2")
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
    #expect(diff(1, 2, format: DiffFormat(first: "<", second: ">", both: "=")) == "< 1\n> 2")
  }
}
