import ComposableArchitecture
import Testing

@CasePathable
@dynamicMemberLookup
private enum Shape: Equatable {
  case circle(radius: Double)
  case group([Shape])
  case line(from: Int, to: Int)
  case point
  indirect case wrapped(Shape?)
}

private enum Plain: Equatable {
  case number(Int)
  case pair(Int, String)
  case none
}

@CasePathable
private enum Load<Value, Failure: Error> where Value: Equatable {
  case idle
  case done(Result<Value, Failure>)
}

struct CasePathSpellings {
  @Test func keyPathsReadAndWrite() throws {
    var shape = Shape.circle(radius: 1)
    #expect(shape.is(\.circle))
    #expect(!shape.is(\.point))
    #expect(shape[case: \.circle] == 1)
    #expect(shape.circle == 1)
    #expect(shape.line == nil)
    shape.modify(\.circle) { $0 *= 2 }
    #expect(shape == .circle(radius: 2))
    shape[case: \.circle] = 5
    #expect(shape == .circle(radius: 5))
    withExpectedIssue { shape.modify(\.line) { $0.from = 1 } }
    #expect(shape == .circle(radius: 5))
    let line = Shape.line(from: 1, to: 2)
    #expect(line[case: \.line]?.from == 1)
    #expect(line.line?.to == 2)
  }

  @Test func keyPathsAreFunctions() {
    let embed = \Shape.Cases.circle
    #expect(embed(2) == .circle(radius: 2))
    #expect([1, 2].map { embed($0) } == [.circle(radius: 1), .circle(radius: 2)])
    let point: CaseKeyPath<Shape, Void> = \.point
    #expect(point() == .point)
    let nested: CaseKeyPath<Shape, Double> = \.wrapped.some.circle
    #expect(nested(3) == .wrapped(.circle(radius: 3)))
    let chained: CaseKeyPath<Shape, Double> = \.wrapped.circle
    #expect(Shape.wrapped(.circle(radius: 4))[case: chained] == 4)
  }

  @Test func casesAreCollectedAndListed() {
    let shapes: [Shape] = [.circle(radius: 1), .point, .circle(radius: 2)]
    #expect(shapes.compactMap(\.circle) == [1, 2])
    #expect(shapes.filter { $0.is(\.point) }.count == 1)
    #expect(Array(Shape.allCasePaths).count == 5)
    #expect(Shape.allCasePaths[.point] == \Shape.Cases.point)
    #expect(Shape.allCasePaths[.circle(radius: 1)] == \Shape.Cases.circle)
    let byCase = Dictionary(grouping: shapes) { Shape.allCasePaths[$0] }
    #expect(byCase[\.circle]?.count == 2)
    let paths: [PartialCaseKeyPath<Shape>] = [\.circle, \.point]
    #expect(paths.map { shapes[0].is($0) } == [true, false])
  }

  @Test func olderSpellingsWork() {
    let path: AnyCasePath<Shape, Double> = /Shape.circle
    #expect(path.extract(from: .circle(radius: 1)) == 1)
    let number: AnyCasePath<Plain, Int> = /Plain.number
    #expect(number.embed(2) == .number(2))
    #expect(number.extract(from: .pair(1, "a")) == nil)
    #expect((/Plain.pair).extract(from: .pair(1, "a"))?.1 == "a")
    #expect((/Plain.none).extract(from: .none) != nil)
    #expect([Plain.number(1), .none, .number(2)].compactMap(/Plain.number) == [1, 2])
    let nested = (/Shape.wrapped).appending(path: /Optional.some).appending(path: /Shape.circle)
    #expect(nested.extract(from: .wrapped(.circle(radius: 1))) == 1)
    #expect(AnyCasePath(unsafe: Plain.number).extract(from: .number(3)) == 3)
    #expect(number ~= .number(1))
  }

  @Test func pathsAreMadeByHand() {
    let path = AnyCasePath<Plain, Int>(
      embed: Plain.number,
      extract: { if case let .number(value) = $0 { value } else { nil } })
    var plain = Plain.number(1)
    path.modify(&plain)
    #expect(plain == .number(2))
    let even = AnyCasePath<Int, Int>(embed: { $0 }, extract: { $0 % 2 == 0 ? $0 : nil })
    #expect(even.extract(from: 3) == nil)
    #expect(AnyCasePath(\Shape.Cases.line).extract(from: .line(from: 1, to: 2))?.to == 2)
    #expect("\(AnyCasePath(\Shape.Cases.line))".contains("AnyCasePath<"))
  }

  @Test func standardTypesHaveCases() {
    var optional: Int? = 1
    #expect(optional.is(\.some))
    optional.modify(\.some) { $0 += 1 }
    #expect(optional == 2)
    let missing: Int? = nil
    #expect(missing.is(\.none))
    let result = Result<Int, any Error>.success(1)
    #expect(result.is(\.success))
    #expect(result[case: \.success] == 1)
    let load = Load<Int, CancellationError>.done(.success(1))
    #expect(load[case: \.done.success] == 1)
    #expect(load.is(\.done.success))
    let shape: Shape? = .circle(radius: 1)
    #expect(shape[case: \.some.circle] == 1)
    #expect(shape?.is(\.circle) == true)
  }

  @Test func pathsChangePayloads() throws {
    let path = AnyCasePath(\Shape.Cases.circle)
    var shape = Shape.circle(radius: 1)
    let old = try path.modify(&shape) { radius in
      defer { radius = 2 }
      return radius
    }
    #expect(old == 1)
    #expect(shape[case: \.circle] == 2)
    shape = .line(from: 1, to: 2)
    #expect(throws: (any Error).self) { try path.modify(&shape) { $0 = 3 } }
    #expect(shape.is(\.line))
  }

  @Test func genericCodeTakesCases() {
    struct Model<Destination: CasePathable> {
      var destination: Destination?
      func isAt(_ path: PartialCaseKeyPath<Destination>) -> Bool { destination?.is(path) ?? false }
      func value<Value>(at path: CaseKeyPath<Destination, Value>) -> Value? {
        destination?[case: path]
      }
    }
    let model = Model(destination: Shape.circle(radius: 1))
    #expect(model.isAt(\.circle))
    #expect(model.value(at: \.circle) == 1)
    func count<Value: CasePathIterable>(_: Value.Type) -> Int {
      Value.allCasePaths.map { $0 }.count
    }
    #expect(count(Shape.self) == 5)
  }
}

extension AnyCasePath where Root == Plain, Value == Int {
  fileprivate func modify(_ root: inout Plain) {
    guard let value = extract(from: root) else { return }
    root = embed(value + 1)
  }
}
