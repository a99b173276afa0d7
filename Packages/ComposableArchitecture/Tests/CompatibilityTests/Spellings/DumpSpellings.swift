import ComposableArchitecture
import Foundation
import Testing

private struct User: Equatable {
  var id: Int
  var name: String
  var isAdmin = false
}

private enum Role: Equatable, Hashable {
  case admin
  case guest(name: String)
  case member(Int, since: Date)
  case nested(Kind)
  enum Kind: Equatable, Hashable { case a, b(Int) }
}

private final class Box {
  var value = 1
  var next: Box?
}

private final class Child: Parent {
  var own = true
}

private class Parent {
  var inherited = 1
}

/// The output that is known from the reference, value by value.
struct DumpSpellings {
  @Test(arguments: [
    (42 as Any & Sendable, "42"),
    ("Blob", #""Blob""#),
    ("a \"quoted\" word", ##"#"a "quoted" word"#"##),
    ("two\nlines", "\"\"\"\ntwo\nlines\n\"\"\""),
    (Int?.none as any Sendable, "nil"),
    (Int?.some(1) as any Sendable, "1"),
    ([1, 2], "[\n  [0]: 1,\n  [1]: 2\n]"),
    ([Int](), "[]"),
    (["b": 2, "a": 1], "[\n  \"a\": 1,\n  \"b\": 2\n]"),
    ([String: Int](), "[:]"),
    (Set([2, 1]), "Set([\n  1,\n  2\n])"),
    (Set<Int>(), "Set([])"),
    (true, "true"),
    (1.5, "1.5"),
    (UUID(1), "UUID(00000000-0000-0000-0000-000000000001)"),
    (Date(timeIntervalSince1970: 0), "Date(1970-01-01T00:00:00.000Z)"),
  ])
  func values(value: any Sendable, output: String) {
    expectNoDifference(String(customDumping: value), output)
  }

  @Test func structsAreDumped() {
    expectNoDifference(
      String(customDumping: User(id: 1, name: "Blob")),
      """
      User(
        id: 1,
        name: "Blob",
        isAdmin: false
      )
      """)
    struct Empty {}
    expectNoDifference(String(customDumping: Empty()), "DumpSpellings.Empty()")
  }

  @Test func enumsAreDumped() {
    expectNoDifference(String(customDumping: Role.admin), "Role.admin")
    expectNoDifference(
      String(customDumping: Role.guest(name: "Blob")), #"Role.guest(name: "Blob")"#)
    expectNoDifference(
      String(customDumping: Role.member(1, since: Date(timeIntervalSince1970: 0))),
      """
      Role.member(
        1,
        since: Date(1970-01-01T00:00:00.000Z)
      )
      """)
    expectNoDifference(String(customDumping: Role.nested(.a)), "Role.nested(.a)")
  }

  @Test func tuplesAndClassesAreDumped() {
    expectNoDifference(
      String(customDumping: (x: 1, y: "a")),
      """
      (
        x: 1,
        y: "a"
      )
      """)
    expectNoDifference(
      String(customDumping: (1, 2)),
      """
      (
        1,
        2
      )
      """)
    let box = Box()
    box.next = box
    expectNoDifference(
      String(customDumping: box),
      """
      Box(
        value: 1,
        next: Box(↩︎)
      )
      """)
    expectNoDifference(
      String(customDumping: Child()),
      """
      Child(
        inherited: 1,
        own: true
      )
      """)
  }

  @Test func depthAndNameAreGiven() {
    var output = ""
    customDump(["a": [User(id: 1, name: "Blob")]], to: &output, name: "users", maxDepth: 1)
    expectNoDifference(
      output,
      """
      users: [
        "a": […]
      ]
      """)
  }

  @Test func differencesOfStructsAndEnums() throws {
    var other = User(id: 1, name: "Blob")
    other.name = "Blob Jr."
    let text = try #require(diff(User(id: 1, name: "Blob"), other))
    expectNoDifference(
      text,
      """
        User(
          id: 1,
      -   name: "Blob",
      +   name: "Blob Jr.",
          isAdmin: false
        )
      """)
    expectNoDifference(
      diff(Role.guest(name: "a"), Role.guest(name: "b")),
      """
      - Role.guest(name: "a")
      + Role.guest(name: "b")
      """)
    expectNoDifference(
      diff(Role.admin, Role.nested(.a)),
      """
      - Role.admin
      + Role.nested(.a)
      """)
    #expect(diff(1, 1) == nil)
  }

  @Test func differencesOfCollections() {
    expectNoDifference(
      diff([1, 2, 3, 4], [1, 2, 4]),
      """
        [
          … (2 unchanged),
      -   [2]: 3,
          [2]: 4
        ]
      """)
    expectNoDifference(
      diff(["a": 1, "b": 2], ["a": 1, "b": 3]),
      """
        [
          "a": 1,
      -   "b": 2
      +   "b": 3
        ]
      """)
    expectNoDifference(
      diff(Set([1, 2]), Set([1, 3])),
      """
        Set([
          1,
      -   2
      +   3
        ])
      """)
  }

  @Test func differencesOfNestedStates() {
    struct State {
      var user: User?
      var rows: IdentifiedArrayOf<Tally.State>
      var role: Role
    }
    let old = State(user: User(id: 1, name: "a"), rows: [Tally.State(id: 1)], role: .admin)
    var new = old
    new.rows[id: 1]?.count = 3
    expectNoDifference(
      diff(old, new),
      """
        DumpSpellings.State(
          user: User(…),
          rows: [
            [0]: Tally.State(
              id: 1,
      -       count: 0
      +       count: 3
            )
          ],
          role: .admin
        )
      """)
  }

  @Test func expectationsCompareAndTell() {
    expectNoDifference([1], [1], "a message")
    withExpectedIssue { expectNoDifference(1, 2) }
    withExpectedIssue { expectNoDifference(1, 2, "message") }
    var count = 1
    expectDifference(count) {
      count += 1
    } changes: {
      $0 = 2
    }
    expectDifference(count, "message", operation: { count += 1 }, changes: { $0 = 3 })
    withExpectedIssue {
      expectDifference(count) {
        count += 1
      } changes: {
        $0 = 9
      }
    }
    XCTAssertNoDifference(1, 1)
  }

  @MainActor
  @Test func asynchronousOperationsAreCompared() async {
    let model = LockIsolated(1)
    await expectDifference(model.value) {
      await Task.yield()
      model.setValue(2)
    } changes: {
      $0 = 2
    }
  }
}
