import Testing

/// What `@Reducer` adds to a struct.
@Suite struct ReducerTests {
  @Test("A whole feature") func aWholeFeature() {
    expectExpansion(
      #"""
      @Reducer
      struct Feature {
        struct State {}
        enum Action {}
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """#,
      #"""
      struct Feature {
        struct State {}
        @CasePaths.CasePathable
        enum Action {}
        @ComposableArchitecture.ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("An empty struct gets a state, an action and a body")
  func anEmptyStructGetsAStateAnActionAndABody() {
    expectExpansion(
      #"""
      @Reducer
      public struct Feature {
      }
      """#,
      #"""
      public struct Feature {

        public struct State: ComposableArchitecture.ObservableState, Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {
          }
          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }
          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
          private enum _$Field {
          }
          public static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
            []
          }
          private enum CodingKeys: Swift.CodingKey {
          }
        }

        public enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(0)
              return allCasePaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }

      extension Feature: ComposableArchitecture._DefaultBodyReducer, ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("An enum state, and a reduce method") func anEnumStateAndAReduceMethod() {
    expectExpansion(
      #"""
      @Reducer
      struct Feature {
        enum State {
          case on
        }
        @CasePathable enum Action {
          case tapped
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """#,
      #"""
      struct Feature {
        @CasePaths.CasePathable @dynamicMemberLookup
        enum State {
          case on
        }
        enum Action {
          case tapped

          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tapped:
                return \.tapped
              }
            }
            var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$case(
                embed: { _ in
                  .tapped
                },
                extract: {
                  if case .tapped = $0 {
                    return ()
                  } else {
                    return nil
                  }
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(1)
              allCasePaths.append(\.tapped)
              return allCasePaths.makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }

      extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }

      extension Feature: ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("A body in terms of itself, of two types, and with a builder of its own")
  func aBodyInTermsOfItselfOfTwoTypesAndWithABuilderOfItsOwn() {
    expectExpansion(
      #"""
      @Reducer
      struct A {
        typealias State = Int
        typealias Action = Int
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer
      struct B {
        typealias State = Int
        typealias Action = Int
        var body: some ComposableArchitecture.Reducer<Int, Int> { EmptyReducer() }
      }
      @Reducer
      struct C {
        typealias State = Int
        typealias Action = Int
        @ReducerBuilder<Int, Int> var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer
      struct D {
        typealias State = Int
        typealias Action = Int
        var body: Reduce<Int, Int> { Reduce { _, _ in .none } }
      }
      """#,
      #"""
      struct A {
        typealias State = Int
        typealias Action = Int
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct B {
        typealias State = Int
        typealias Action = Int
        @ComposableArchitecture.ReducerBuilder<Int, Int>
        var body: some ComposableArchitecture.Reducer<Int, Int> { EmptyReducer() }
      }
      struct C {
        typealias State = Int
        typealias Action = Int
        @ReducerBuilder<Int, Int> var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct D {
        typealias State = Int
        typealias Action = Int
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: Reduce<Int, Int> { Reduce { _, _ in .none } }
      }

      extension A: ComposableArchitecture.Reducer {
      }

      extension B: ComposableArchitecture.Reducer {
      }

      extension C: ComposableArchitecture.Reducer {
      }

      extension D: ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("A generic, nested feature whose state is inside a condition")
  func aGenericNestedFeatureWhoseStateIsInsideACondition() {
    expectExpansion(
      #"""
      enum Space {
        @Reducer
        fileprivate struct Feature<Value: Equatable> where Value: Sendable {
          #if DEBUG
            struct State {}
          #else
            struct State {}
          #endif
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }
      }
      """#,
      #"""
      enum Space {
        fileprivate struct Feature<Value: Equatable> where Value: Sendable {
          #if DEBUG
            struct State {}
          #else
            struct State {}
          #endif
          @CasePaths.CasePathable
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }
      }

      extension Space.Feature: ComposableArchitecture.Reducer {
      }
      """#)
  }
}
