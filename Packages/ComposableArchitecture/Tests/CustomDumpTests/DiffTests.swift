import CustomDump
import Testing

@Suite struct DiffTests {
  @Test func `equal values have no difference`() {
    #expect(diff(1, 1) == nil)
    #expect(diff(User(id: 1, name: "a"), User(id: 1, name: "a")) == nil)
    #expect(diff((1, "a"), (1, "a")) == nil)
    #expect(diff(Human(name: "a"), Human(name: "a")) == nil)
  }

  @Test func `values that fit on a line are shown whole`() {
    #expect(diff(1, 2) == "- 1\n+ 2")
    #expect(
      diff(Wrapper(value: 0), Wrapper(value: 1)) == "- Wrapper(value: 0)\n+ Wrapper(value: 1)")
    #expect(diff(Shape.circle(1), .circle(2)) == "- Shape.circle(1)\n+ Shape.circle(2)")
    #expect(diff(Int?.none, 1) == "- nil\n+ 1")
    #expect(
      diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
  }

  @Test func `a struct shows the changed field among the others`() {
    #expect(
      diff(User(id: 1, name: "a", favorites: [1]), User(id: 1, name: "b", favorites: [1])) == """
          User(
            id: 1,
        -   name: "a",
        +   name: "b",
            favorites: […]
          )
        """)
  }

  @Test func `a changed element is shown between counts of the unchanged`() {
    #expect(
      diff([1, 2, 3, 4, 5], [1, 2, 9, 4, 5]) == """
          [
            … (2 unchanged),
        -   [2]: 3,
        +   [2]: 9,
            … (2 unchanged)
          ]
        """)
    #expect(
      diff([1, 2, 3], [1, 2]) == """
          [
            … (2 unchanged),
        -   [2]: 3
          ]
        """)
    #expect(
      diff([1], [1, 2]) == """
          [
            [0]: 1,
        +   [1]: 2
          ]
        """)
  }

  @Test func `an element with the same identity is looked into`() {
    let users = (1...3).map { User(id: $0, name: "\($0)") }
    var changed = users
    changed[1].name = "x"
    #expect(
      diff(users, changed) == """
          [
            [0]: User(…),
            [1]: User(
              id: 2,
        -     name: "2",
        +     name: "x",
              favorites: []
            ),
            [2]: User(…)
          ]
        """)
  }

  @Test func `dictionaries are compared by key and sets by element`() {
    #expect(
      diff(["a": 1, "b": 2], ["a": 1, "b": 3]) == """
          [
            "a": 1,
        -   "b": 2
        +   "b": 3
          ]
        """)
    #expect(
      diff(Set([1, 2]), Set([2, 3])) == """
          Set([
        -   1,
            2,
        +   3
          ])
        """)
  }

  @Test func `enums of one case are looked into, others shown whole`() {
    #expect(
      diff(Shape.box(width: 1, height: 2), .box(width: 1, height: 3)) == """
          Shape.box(
            width: 1,
        -   height: 2
        +   height: 3
          )
        """)
    #expect(diff(Shape.dot, .circle(1)) == "- Shape.dot\n+ Shape.circle(1)")
  }

  @Test func `unequal values with one dump say so`() {
    struct Never: Equatable {
      static func == (lhs: Never, rhs: Never) -> Bool { false }
    }
    #expect(
      diff(Never(), Never()) == """
          // Not equal but no difference detected:
        - DiffTests.Never()
        + DiffTests.Never()
        """)
  }

  @Test func `cycles of objects end`() {
    let one = Human(name: "a")
    one.friend = one
    let other = Human(name: "b")
    other.friend = other
    let same = Human(name: "a")
    same.friend = same
    #expect(diff(one, other)?.contains("name: \"b\"") == true)
    #expect(diff(one, same) == nil)
    one.friend = nil
    other.friend = nil
    same.friend = nil
  }
}
