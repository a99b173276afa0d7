import CustomDump
import Testing

@Suite struct TextDiffTests {
  private func text(_ lines: some Sequence<Int>) -> String {
    lines.map { "\($0)" }.joined(separator: "\n")
  }

  @Test func `what was removed comes before what was inserted`() {
    #expect(
      diff("a\nb\nc\nd", "a\nx\ny\nd") == """
          \"\"\"
          a
        - b
        - c
        + x
        + y
          d
          \"\"\"
        """)
  }

  @Test func `a text of one line and one of several are shown whole`() {
    #expect(diff("a", "a\nb") == "- \"a\"\n+ \"\"\"\n+ a\n+ b\n+ \"\"\"")
  }

  @Test func `an empty line at the end counts`() {
    #expect(diff("a\nb", "a\nb\n") == "  \"\"\"\n  a\n  b\n+\n  \"\"\"")
  }

  @Test func `a comma follows a text that is not the last field`() {
    struct Page: Equatable {
      var text: String
      var number = 1
    }
    #expect(
      diff(Page(text: "a\nb"), Page(text: "a\nc")) == """
          TextDiffTests.Page(
            text: \"\"\"
              a
        -     b
        +     c
              \"\"\",
            number: 1
          )
        """)
  }

  @Test func `of a long text the neighbourhood of the change is shown`() throws {
    var numbers = Array(0..<100_000)
    let old = text(numbers)
    numbers[50_000] = 7
    #expect(
      diff(old, text(numbers)) == """
          \"\"\"
          … (50000 unchanged)
        - 50000
        + 7
          … (49999 unchanged)
          \"\"\"
        """)
  }

  @Test func `two long texts without a common line have a bounded difference`() throws {
    let difference = try #require(diff(text(0..<20_000), text(20_000..<40_000)))
    let lines = difference.split(separator: "\n")
    #expect(lines.count < 6_000)
    #expect(lines.contains { $0.contains("more changed)") })
  }
}
