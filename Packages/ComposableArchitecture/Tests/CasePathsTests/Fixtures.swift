import CasePaths

@CasePathable
@dynamicMemberLookup
enum Foo: Equatable {
  case bar(Bar)
  case baz(Baz)
  case count(Int)
  case pair(x: Int, y: String)
  case maybe(Int?)
  case idle
}

@CasePathable
@dynamicMemberLookup
enum Bar: Equatable {
  case int(Int)
  case deeper(Baz)
}

@CasePathable
@dynamicMemberLookup
enum Baz: Equatable {
  case string(String)
  case none
}
