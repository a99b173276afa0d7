public import ComposableArchitecture
import Foundation
import Testing

@ObservableState
public struct PublicState: Codable, Equatable, Hashable, Sendable {
  public var count = 0
  var name: String = "x"
  public private(set) var secret = [1]
  let fixed: Int
  let constant = "k"
  var computed: Int { count * 2 }
  static let shared = 3
  var optional: Int?
  @ObservationStateIgnored var ignored = 1
}

@ObservableState private struct Sheet: Equatable {
  var number = 0
  let id: Int
}

@ObservableState private struct Desk {
  var child = Sheet(id: 1)
  @Presents var sheet: Sheet?
  @Presents private(set) var popover: Sheet? = Sheet(id: 4)
  var calls = 0
  var observed = 3 { didSet { calls += 1 } }
  @ObservationStateIgnored lazy var expensive = 3
  var `default` = 4
  var `Type` = 5
  var action: @Sendable () -> Void = {}
  #if NEVER_DEFINED
    var absent: NoSuchType
  #else
    var conditional = 1
  #endif

  mutating func closePopover() { popover = nil }
}

@ObservableState private struct GenericState<Value: Equatable>: Equatable where Value: Sendable {
  var value: Value
  var list: [Value] = []
}

@ObservableState private enum Corner: Equatable {
  case child(Sheet)
  case pair(Int, Int)
  case none
}

@ObservableState private struct HandMade {
  var first: Int
  var second: Int

  init(first: Int) {
    self.first = first
    self.second = first + 1
    self.second += 1
  }
}

@ObservableState package struct PackageState {
  package var count: Int
  package init(count: Int) { self.count = count }
}

/// `@ObservableState` and `@Presents` on types of every shape, compiled and run.
@Suite struct ObservableStateTests {
  @Test func aStateIsCodedWithTheNamesOfItsFields() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let state = PublicState(count: 1, fixed: 4, optional: 3)
    let json = String(decoding: try encoder.encode(state), as: UTF8.self)
    #expect(
      json
        == #"{"constant":"k","count":1,"fixed":4,"ignored":1,"name":"x","optional":3,"secret":[1]}"#
    )
    #expect(try JSONDecoder().decode(PublicState.self, from: Data(json.utf8)) == state)
  }

  @Test func theMemberwiseInitializerKeepsItsDefaults() {
    #expect(PublicState(fixed: 4).count == 0)
    #expect(PublicState(fixed: 4).optional == nil)
    #expect(Desk(child: Sheet(id: 2), default: 5).default == 5)
    #expect(GenericState(value: 3, list: [1]).list == [1])
    #expect(GenericState(value: "a").list == [])
    #expect(HandMade(first: 3).second == 5)
    #expect(PackageState(count: 2).count == 2)
  }

  @Test func aPresentedChildIsReadAndWrittenInPlace() {
    var screen = Desk()
    #expect(screen.sheet == nil)
    screen.sheet = Sheet(id: 7)
    screen.sheet?.number = 8
    #expect(screen.sheet == Sheet(number: 8, id: 7))
    #expect(screen.$sheet.wrappedValue?.number == 8)
    #expect(screen.popover?.id == 4)
    screen.closePopover()
    #expect(screen.popover == nil)
  }

  @Test func propertiesWithObserversAreCalled() {
    var screen = Desk()
    screen.observed = 9
    #expect(screen.calls == 1)
    #expect(screen.expensive == 3)
    screen.Type = 6
    #expect(screen.Type == 6)
  }

  @Test func aCopyThatChangesIsAnotherValue() {
    let place = Corner.child(Sheet(id: 3))
    var copy = place
    copy._$willModify()
    #expect(copy._$id != place._$id)
    #expect(Corner.none._$id != Corner.pair(1, 2)._$id)
  }

  @Test func theObservedFieldsAreListed() {
    #expect(PublicState._$fields.count == 4)
    #expect(GenericState<Int>._$fields.count == 2)
    #expect(Corner._$fields.isEmpty)
  }
}
