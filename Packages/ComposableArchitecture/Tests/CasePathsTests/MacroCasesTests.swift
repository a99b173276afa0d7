import CasePaths
import Testing

@CasePathable
private enum Conditional: Equatable {
  case always(Int)  // a trailing comment
  #if DEBUG
    case debugging(String)
  #else
  #endif
  #if NEVER_DEFINED
    case absent(NoSuchType)
  #else
    case present(Int), alsoPresent
  #endif
}

@CasePathable
private enum Generic<Value: Equatable>: Equatable where Value: Sendable {
  case value(Value)
  case none
}

private enum Outer {
  @CasePathable
  fileprivate enum Inner: Equatable {
    case value(Int)
  }
}

@CasePathable
private enum Keywords: Equatable {
  case `default`(Int)
  case `Type`(Int)
  case `Protocol`(Int)
  case `self`(Int)
  case `in`
}

@CasePathable
private enum Payloads {
  case optional(Int?)
  case never(Never)
  case function((Int) -> Int)
  case nested(Generic<Int>)
}

@Suite struct MacroCasesTests {
  @Test func `conditional cases have case paths where they exist`() {
    #expect(Conditional.present(1)[case: \.present] == 1)
    #expect(Conditional.alsoPresent.is(\.alsoPresent))
    #expect(Conditional.always(1)[case: \.present] == nil)
  }

  @Test func `generic and nested private enums have case paths`() {
    #expect(Generic.value("a")[case: \.value] == "a")
    #expect((\Generic<Int>.Cases.value)(1) == .value(1))
    #expect(Outer.Inner.value(1)[case: \.value] == 1)
  }

  @Test func `cases named with keywords have case paths`() {
    #expect(Keywords.default(1)[case: \.default] == 1)
    let type: Keywords = .`Type`(2)
    let proto: Keywords = .`Protocol`(3)
    #expect(Keywords.allCasePaths.`Type`.extract(from: type) == 2)
    #expect(Keywords.allCasePaths.`Protocol`.extract(from: proto) == 3)
    #expect(Keywords.allCasePaths.`Protocol`.extract(from: type) == nil)
    #expect(Keywords.in.is(\.in))
  }

  @Test func `payloads may be optional, functions or without values`() {
    #expect(Payloads.optional(nil)[case: \.optional] == .some(nil))
    #expect(Payloads.function { $0 + 1 }[case: \.function]?(1) == 2)
    #expect(!Payloads.optional(1).is(\.never))
    #expect(Payloads.nested(.value(4))[case: \.nested.value] == 4)
  }
}
