import CasePaths
import Testing

private enum Plain {
  case number(Int)
  case text(String)
  case labelled(value: Int)
  case pair(Int, String)
  case named(x: Int, y: String)
  case overloaded(a: Int)
  case overloaded(b: String)
  case optional(Int?)
  case idle
  case busy
}

@Suite struct CasePathOperatorTests {
  @Test func `a payload is found by reflection`() {
    #expect((/Plain.number).extract(from: .number(1)) == 1)
    #expect((/Plain.number).extract(from: .text("a")) == nil)
    #expect((/Plain.number).extract(from: .idle) == nil)
    #expect((/Plain.labelled).extract(from: .labelled(value: 2)) == 2)
  }

  @Test func `cases with the same payload type are told apart`() {
    #expect((/Plain.number).extract(from: .labelled(value: 1)) == nil)
    #expect((/Plain.labelled).extract(from: .number(1)) == nil)
  }

  @Test func `several payloads come as a tuple`() {
    let pair = (/Plain.pair).extract(from: .pair(1, "a"))
    #expect(pair?.0 == 1)
    #expect(pair?.1 == "a")
    let named = (/Plain.named).extract(from: .named(x: 1, y: "b"))
    #expect(named?.1 == "b")
    #expect((/Plain.pair).extract(from: .named(x: 1, y: "b")) == nil)
  }

  @Test func `overloads of a name are told apart by their payload`() {
    let a: AnyCasePath<Plain, Int> = /Plain.overloaded(a:)
    let b: AnyCasePath<Plain, String> = /Plain.overloaded(b:)
    #expect(a.extract(from: .overloaded(a: 1)) == 1)
    #expect(a.extract(from: .overloaded(b: "x")) == nil)
    #expect(b.extract(from: .overloaded(b: "x")) == "x")
  }

  @Test func `an optional payload may be empty`() {
    let path: AnyCasePath<Plain, Int?> = /Plain.optional
    #expect(path.extract(from: .optional(1)) == .some(1))
    #expect(path.extract(from: .optional(nil)) == .some(nil))
    #expect(path.extract(from: .idle) == nil)
  }

  @Test func `a case without a payload is told by its name`() {
    let idle = /Plain.idle
    #expect(idle.extract(from: .idle) != nil)
    #expect(idle.extract(from: .busy) == nil)
    #expect(idle.extract(from: .number(1)) == nil)
  }

  @Test func `the operator gives a function where one is wanted`() {
    let values = [Plain.number(1), .idle, .number(2)]
    #expect(values.compactMap(/Plain.number) == [1, 2])
  }
}
