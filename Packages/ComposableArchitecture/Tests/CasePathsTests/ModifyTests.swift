import CasePaths
import IssueReporting
import Testing

@CasePathable
private enum Held {
  case buffer(Buffer)
  case boxed(Nested)
  case none
}

@CasePathable
private enum Nested {
  case buffer(Buffer)
}

/// A copy-on-write value that counts its copies.
private struct Buffer {
  private final class Storage {
    var value = 0
  }

  private var storage = Storage()
  private(set) var copies = 0

  var value: Int {
    get { storage.value }
    set {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage()
        copies += 1
      }
      storage.value = newValue
    }
  }
}

@Suite struct ModifyTests {
  private struct Failure: Error {}

  @Test func `a payload is changed in place without a copy of its buffers`() throws {
    let path = AnyCasePath<Held, Buffer>(\.buffer)
    var held = Held.buffer(Buffer())
    for _ in 1...3 { try path.modify(&held) { $0.value += 1 } }
    #expect(held[case: \.buffer]?.value == 3)
    #expect(held[case: \.buffer]?.copies == 0)
  }

  @Test func `a nested payload is changed in place without a copy`() throws {
    let path = AnyCasePath<Held, Buffer>(\.boxed.buffer)
    var held = Held.boxed(.buffer(Buffer()))
    try path.modify(&held) { $0.value += 1 }
    #expect(held[case: \.boxed.buffer]?.value == 1)
    #expect(held[case: \.boxed.buffer]?.copies == 0)
  }

  @Test func `a shared payload is copied, and the other owner keeps its value`() {
    var held = Held.buffer(Buffer())
    let other = held
    held.modify(\.buffer) { $0.value = 9 }
    #expect(held[case: \.buffer]?.value == 9)
    #expect(other[case: \.buffer]?.copies == 0)
    #expect(held[case: \.buffer]?.copies == 1)
  }

  @Test func `another case is left alone, and the error names it`() {
    var held = Held.none
    let error = #expect(throws: (any Error).self) {
      try AnyCasePath<Held, Buffer>(\.buffer).modify(&held) { $0.value = 1 }
    }
    #expect(error.map { "\($0)".contains("none") } == true)
    #expect(held.is(\.none))
  }

  @Test func `what a throwing change has done stays`() {
    let path = AnyCasePath<Held, Buffer>(\.buffer)
    var held = Held.buffer(Buffer())
    #expect(throws: Failure.self) {
      try path.modify(&held) {
        $0.value = 5
        throw Failure()
      }
    }
    #expect(held[case: \.buffer]?.value == 5)
  }

  @Test func `modifying another case is reported and changes nothing`() {
    var foo = Foo.idle
    withExpectedIssue {
      foo.modify(\.count) { $0 += 1 }
    }
    #expect(foo == .idle)
    foo = .count(1)
    foo.modify(\.count) { $0 += 1 }
    #expect(foo == .count(2))
  }
}
