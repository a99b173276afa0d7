import ComposableArchitecture
import Testing

@ObservableState
struct Shapes: Equatable {
  private(set) var a = 0
  fileprivate(set) var b: Int = 0 { didSet { c = b } }
  var c = 0
  let d: String
  let e = 5
  var f: Int { a + b }
  var g: Int {
    get { a }
    set { a = newValue }
  }
  var h: Int? = nil
  var i: [String: Int] = [:]
  static let k = 4
  @ObservationStateIgnored var l = 0
  var m: (Int) = 3
  var n: Inner? = nil
  var o: IdentifiedArrayOf<Inner> = []
  var p = Kind.none
  public internal(set) var q = 1
  var willSet = 0 { willSet { l = newValue } }

  struct Empty: Equatable {}
  @ObservableState
  struct Inner: Equatable, Identifiable {
    let id: Int
    var x = 0
  }
  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum Kind: Equatable {
    case none
    case one(Inner)
    case two(Int, String)
    case three(a: Inner, b: Int)
    case empty(Empty)
  }
  init(d: String = "d") { self.d = d }
  mutating func bump() {
    a += 1
    b += 1
  }
}

@MainActor
struct ObservableSpellings {
  @Test func observersOfPropertiesRun() {
    var shapes = Shapes()
    shapes.b = 3
    #expect(shapes.c == 3)
    shapes.willSet = 4
    #expect(shapes.l == 4)
    shapes.bump()
    #expect(shapes.f == 5)
    #expect(shapes.c == 4)
    shapes.g = 10
    #expect(shapes.a == 10)
  }

  @Test func partsAreChangedWhereTheyAre() {
    var shapes = Shapes(d: "x")
    shapes.n = Shapes.Inner(id: 1)
    shapes.n?.x += 2
    shapes.o.append(Shapes.Inner(id: 2))
    shapes.o[id: 2]?.x = 5
    shapes.p = .one(Shapes.Inner(id: 3))
    shapes.p.modify(\.one) { $0.x = 6 }
    shapes.i["a", default: 1] += 1
    #expect(shapes.n == Shapes.Inner(id: 1, x: 2))
    #expect(shapes.o == [Shapes.Inner(id: 2, x: 5)])
    #expect(shapes.p.one?.x == 6)
    #expect(shapes.i == ["a": 2])
    shapes.p = .two(1, "a")
    #expect(shapes.p[case: \.two]?.1 == "a")
    shapes.p = .three(a: Shapes.Inner(id: 4), b: 2)
    #expect(shapes.p.three?.a.id == 4)
    #expect(shapes != Shapes(d: "x"))
  }

  @Test func aCopyIsItselfUntilItIsReplaced() {
    let shapes = Shapes()
    var copy = shapes
    #expect(shapes._$id == copy._$id)
    copy = Shapes()
    #expect(shapes._$id != copy._$id)
  }
}
