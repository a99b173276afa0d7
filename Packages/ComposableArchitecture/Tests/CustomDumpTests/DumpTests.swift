import CustomDump
import Testing

@Suite struct DumpTests {
  private func expectDump(_ value: Any, _ text: String, at place: SourceLocation = #_sourceLocation)
  {
    #expect(String(customDumping: value) == text, sourceLocation: place)
  }

  @Test func `a struct lists its fields`() {
    expectDump(
      User(id: 1, name: "Blob", favorites: [42, 1729]),
      """
      User(
        id: 1,
        name: "Blob",
        favorites: [
          [0]: 42,
          [1]: 1729
        ]
      )
      """)
    expectDump(Wrapper(value: 1), "Wrapper(value: 1)")
  }

  @Test func `an enum shows its type at the root only`() {
    expectDump(Shape.dot, "Shape.dot")
    expectDump(Shape.circle(1), "Shape.circle(1)")
    expectDump(Shape.labelled(name: "a"), "Shape.labelled(name: \"a\")")
    expectDump(
      Shape.box(width: 1, height: 2),
      """
      Shape.box(
        width: 1,
        height: 2
      )
      """)
    expectDump(
      [Shape.nested(Point(x: 1, y: 2)), .dot],
      """
      [
        [0]: .nested(
          Point(
            x: 1,
            y: 2
          )
        ),
        [1]: .dot
      ]
      """)
  }

  @Test func `optionals are unwrapped`() {
    expectDump(Int?.none as Any, "nil")
    expectDump(Int??.some(.some(1)) as Any, "1")
    expectDump(Shape?.some(.dot) as Any, "Shape.dot")
  }

  @Test func `collections show positions, keys or elements`() {
    expectDump([Int](), "[]")
    expectDump([String: Int](), "[:]")
    expectDump(Set<Int>(), "Set([])")
    expectDump(
      [10: "b", 2: "a"],
      """
      [
        2: "a",
        10: "b"
      ]
      """)
    expectDump(
      Set([3, 1, 2]),
      """
      Set([
        1,
        2,
        3
      ])
      """)
    expectDump(
      (x: 1, y: "a"),
      """
      (
        x: 1,
        y: "a"
      )
      """)
    expectDump(
      (1, "a"),
      """
      (
        1,
        "a"
      )
      """)
  }

  @Test func `strings are quoted, raw where they hold quotes, in lines where they hold breaks`() {
    expectDump("a", "\"a\"")
    expectDump("say \"hi\"", "#\"say \"hi\"\"#")
    expectDump("a\tb", "\"a\\tb\"")
    expectDump("a\nb", "\"\"\"\na\nb\n\"\"\"")
    expectDump(
      Point2(name: "a\nb", y: 1),
      """
      DumpTests.Point2(
        name: \"\"\"
          a
          b
          \"\"\",
        y: 1
      )
      """)
  }

  private struct Point2 {
    var name: String
    var y: Int
  }

  @Test func `objects seen before are not shown again, and numbered where a type has several`() {
    let ada = Human(name: "Ada")
    let bob = Human(name: "Bob")
    expectDump(
      [ada, ada, bob, bob],
      """
      [
        [0]: Human(
          name: "Ada",
          friend: nil
        ),
        [1]: Human(↩︎),
        [2]: #1 Human(
          name: "Bob",
          friend: nil
        ),
        [3]: #1 Human(↩︎)
      ]
      """)
  }

  @Test func `a cycle of objects ends`() {
    let ada = Human(name: "Ada")
    ada.friend = Human(name: "Bob", friend: ada)
    expectDump(
      ada,
      """
      Human(
        name: "Ada",
        friend: #1 Human(
          name: "Bob",
          friend: Human(↩︎)
        )
      )
      """)
    ada.friend = nil
  }

  @Test func `a long chain of objects is cut instead of overflowing the stack`() {
    var last = Human(name: "0")
    for index in 1..<5_000 { last = Human(name: "\(index)", friend: last) }
    #expect(String(customDumping: last).contains("…"))
    while let next = last.friend {
      last.friend = nil
      last = next
    }
  }

  @Test func `depth is limited when asked, and indent and name precede`() {
    var text = ""
    customDump(
      User(id: 1, name: "a", favorites: [1, 2]), to: &text, name: "user", indent: 2, maxDepth: 1)
    #expect(
      text == """
          user: User(
            id: 1,
            name: "a",
            favorites: […]
          )
        """)
    text = ""
    customDump(User(id: 1, name: "a"), to: &text, maxDepth: 0)
    #expect(text == "User(…)")
  }

  @Test func `types are named without their modules and with the language's sugar`() {
    expectDump(Int.self, "Int.self")
    expectDump([String: [Int?]].self, "[String: [Int?]].self")
    expectDump(Result<Point, any Error>.self, "Result<Point, Error>.self")
    struct Local {}
    expectDump(Local(), "DumpTests.Local()")
  }
}
