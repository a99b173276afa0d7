import CasePaths
import Testing

@CasePathable
@dynamicMemberLookup
private enum Screen: Equatable {
  case home(Int)
  case detail(Detail)
  case maybe(Detail?)
  case closed

  @CasePathable
  @dynamicMemberLookup
  enum Detail: Equatable {
    case title(String)
    case loading
  }
}

@CasePathable
private enum Labelled {
  case window(width: Int, height: Int)
  case wildcard(_ value: Int, Bool)
  indirect case recursive(Labelled)
}

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  @Test func `case key paths are stored, joined and called`() {
    let detail: CaseKeyPath<Screen, Screen.Detail> = \.detail
    let title: CaseKeyPath<Screen, String> = detail.appending(path: \.title)
    #expect(title("a") == .detail(.title("a")))
    #expect((\Screen.Cases.closed)() == .closed)
    #expect((\Screen.Cases.home as PartialCaseKeyPath<Screen>)(3) == .home(3))
    #expect((\Screen.Cases.home as PartialCaseKeyPath<Screen>)("3") == nil)
    let keyPaths: Set<PartialCaseKeyPath<Screen>> = [\.home, \.detail, \.home]
    #expect(keyPaths.count == 2)
  }

  @Test func `a case key path is a pattern`() {
    switch Screen.detail(.loading) {
    case \.home: Issue.record("Expected the detail")
    case \.detail.loading: break
    default: Issue.record("Expected the loading detail")
    }
  }

  @Test func `optional payloads are reached through`() {
    #expect(Screen.maybe(.title("a"))[case: \.maybe.some.title] == "a")
    #expect(Screen.maybe(.title("a"))[case: \.maybe.title] == "a")
    #expect(Screen.maybe(nil).is(\.maybe.none))
    #expect(!Screen.maybe(nil).is(\.maybe.some))
    let optional: Screen? = .home(1)
    #expect(optional[case: \.some.home] == 1)
    #expect(optional.is(\.some))
  }

  @Test func `dynamic members read payloads and compact-map`() {
    let screens = [Screen.home(1), .closed, .home(2)]
    #expect(screens.compactMap(\.home) == [1, 2])
    #expect(Screen.detail(.title("a")).detail?.title == "a")
  }

  @Test func `results have case paths`() {
    var result: Result<Int, any Error> = .success(1)
    #expect(result.is(\.success))
    result.modify(\.success) { $0 += 1 }
    #expect(result[case: \.success] == 2)
    #expect(result[case: \.failure] == nil)
  }

  @Test func `a case path is made by hand and from a key path`() {
    let path = AnyCasePath<Screen, Int>(
      embed: { .home($0) }, extract: { if case .home(let n) = $0 { n } else { nil } })
    #expect(path.extract(from: path.embed(3)) == 3)
    #expect(
      AnyCasePath(\Screen.Cases.detail).appending(path: AnyCasePath(\.title)).embed("a")
        == .detail(.title("a")))
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
    #expect(Screen.allCasePaths.detail.title.extract(from: .detail(.title("b"))) == "b")
  }

  @Test func `labels of several values are those of the tuple`() {
    let window = Labelled.window(width: 1, height: 2)
    #expect(window[case: \.window]?.width == 1)
    #expect(window[case: \.window]?.height == 2)
    #expect(Labelled.wildcard(1, true)[case: \.wildcard]?.1 == true)
    #expect(Labelled.recursive(window)[case: \.recursive.window]?.height == 2)
  }

  @Test func `generic code asks for case-pathable enums`() {
    func names<Root: CasePathIterable>(of type: Root.Type) -> Int {
      Array(Root.allCasePaths).count
    }
    #expect(names(of: Screen.self) == 4)
    #expect(names(of: Result<Int, any Error>.self) == 2)
    #expect(names(of: Int?.self) == 2)
    #expect(names(of: Never.self) == 0)
  }
}
