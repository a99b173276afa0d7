import Testing

/// The reducer that `@Reducer` makes of the cases of an enum.
@Suite struct EnumReducerTests {
  @Test("Reducers, an alert, plain state and nothing") func reducersAnAlertPlainStateAndNothing() {
    expectExpansion(
      #"""
      @Reducer
      enum Path {
        case detail(Detail)
        case alert(AlertState<Detail.Alert>)
        @ReducerCaseIgnored
        case page(Int, title: String)
        case none
      }
      """#,
      #"""
      enum Path {
        case detail(Detail)
        case alert(AlertState<Detail.Alert>)
        case page(Int, title: String)
        case none

        @dynamicMemberLookup
        enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Path
          case detail(Detail.State)
          case alert(AlertState<Detail.Alert>)
          case page(Int, title: String)
          case none
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              switch root {
              case .detail:
                return \.detail
              case .alert:
                return \.alert
              case .page:
                return \.page
              case .none:
                return \.none
              }
            }
            var detail: CasePaths.AnyCasePath<State, Detail.State> {
              ._$case(
                embed: State.detail,
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            var alert: CasePaths.AnyCasePath<State, AlertState<Detail.Alert>> {
              ._$case(
                embed: State.alert,
                extract: {
                  if case let .alert(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            var page: CasePaths.AnyCasePath<State, (Int, title: String)> {
              ._$case(
                embed: {
                  .page($0.0, title: $0.1)
                },
                extract: {
                  if case let .page(v0, v1) = $0 {
                    return (v0, title: v1)
                  } else {
                    return nil
                  }
                }
              )
            }
            var none: CasePaths.AnyCasePath<State, Swift.Void> {
              ._$case(
                embed: { _ in
                  .none
                },
                extract: {
                  if case .none = $0 {
                    return ()
                  } else {
                    return nil
                  }
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.reserveCapacity(4)
              allCasePaths.append(\.detail)
              allCasePaths.append(\.alert)
              allCasePaths.append(\.page)
              allCasePaths.append(\.none)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .detail(v0):
              return ._$id(for: v0)._$tag(0)
            case let .alert(v0):
              return ._$id(for: v0)._$tag(1)
            case .page:
              return ._$inert._$tag(2)
            case .none:
              return ._$inert._$tag(3)
            }
          }
          mutating func _$willModify() {
            switch self {
            case .detail:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .detail($0)
                },
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            case .alert:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .alert($0)
                },
                extract: {
                  if case let .alert(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            case .page:
              break
            case .none:
              break
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          case detail(Detail.Action)
          case alert(AlertState<Detail.Alert>.Action)
          case page(Swift.Never)
          case none(Swift.Never)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .detail:
                return \.detail
              case .alert:
                return \.alert
              case .page:
                return \.page
              case .none:
                return \.none
              }
            }
            var detail: CasePaths.AnyCasePath<Action, Detail.Action> {
              ._$case(
                embed: Action.detail,
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            var alert: CasePaths.AnyCasePath<Action, AlertState<Detail.Alert>.Action> {
              ._$case(
                embed: Action.alert,
                extract: {
                  if case let .alert(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            var page: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$case(
                embed: Action.page,
                extract: {
                  if case let .page(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            var none: CasePaths.AnyCasePath<Action, Swift.Never> {
              ._$case(
                embed: Action.none,
                extract: {
                  if case let .none(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(4)
              allCasePaths.append(\.detail)
              allCasePaths.append(\.alert)
              allCasePaths.append(\.page)
              allCasePaths.append(\.none)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        typealias Body = ComposableArchitecture.Reduce<Self.State, Self.Action>

        static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
          ComposableArchitecture.Reduce(
            ComposableArchitecture.CombineReducers {
              ComposableArchitecture.Scope<Self.State, Self.Action, Detail>(
                state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail
              ) {
                Detail()
              }
            }
          )
        }

        enum CaseScope {
          case detail(ComposableArchitecture.StoreOf<Detail>)
          case alert(AlertState<Detail.Alert>)
          case page(Int, title: String)
          case none
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .detail:
            return .detail(store.scope(state: \.detail, action: \.detail)!)
          case let .alert(v0):
            return .alert(v0)
          case let .page(v0, v1):
            return .page(v0, title: v1)
          case .none:
            return .none
          }
        }

        init() {
          self = .detail(Detail())
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("Conformances, a reducer with arguments, and another enum reducer")
  func conformancesAReducerWithArgumentsAndAnotherEnumReducer() {
    expectExpansion(
      #"""
      @Reducer(state: .equatable, .sendable, action: .hashable)
      public enum Path {
        case detail(Detail = Detail(id: 1))
        case other(Other.Body = Other.body)
      }
      """#,
      #"""
      public enum Path {
        case detail(Detail = Detail(id: 1))
        case other(Other.Body = Other.body)

        @dynamicMemberLookup
        public enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, ComposableArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable {
          public typealias StateReducer = Path
          case detail(Detail.State)
          case other(Other.State)
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              switch root {
              case .detail:
                return \.detail
              case .other:
                return \.other
              }
            }
            public var detail: CasePaths.AnyCasePath<State, Detail.State> {
              ._$case(
                embed: State.detail,
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            public var other: CasePaths.AnyCasePath<State, Other.State> {
              ._$case(
                embed: State.other,
                extract: {
                  if case let .other(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.reserveCapacity(2)
              allCasePaths.append(\.detail)
              allCasePaths.append(\.other)
              return allCasePaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .detail(v0):
              return ._$id(for: v0)._$tag(0)
            case let .other(v0):
              return ._$id(for: v0)._$tag(1)
            }
          }
          public mutating func _$willModify() {
            switch self {
            case .detail:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .detail($0)
                },
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            case .other:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .other($0)
                },
                extract: {
                  if case let .other(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
          }
        }

        public enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Hashable {
          case detail(Detail.Action)
          case other(Other.Action)
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .detail:
                return \.detail
              case .other:
                return \.other
              }
            }
            public var detail: CasePaths.AnyCasePath<Action, Detail.Action> {
              ._$case(
                embed: Action.detail,
                extract: {
                  if case let .detail(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            public var other: CasePaths.AnyCasePath<Action, Other.Action> {
              ._$case(
                embed: Action.other,
                extract: {
                  if case let .other(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(2)
              allCasePaths.append(\.detail)
              allCasePaths.append(\.other)
              return allCasePaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        public typealias Body = ComposableArchitecture.Reduce<Self.State, Self.Action>

        public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
          ComposableArchitecture.Reduce(
            ComposableArchitecture.CombineReducers {
              ComposableArchitecture.Scope<Self.State, Self.Action, Detail>(
                state: \Self.State.Cases.detail, action: \Self.Action.Cases.detail
              ) {
                Detail(id: 1)
              }
              ComposableArchitecture.Scope<Self.State, Self.Action, Other.Body>(
                state: \Self.State.Cases.other, action: \Self.Action.Cases.other
              ) {
                Other.body
              }
            }
          )
        }

        public enum CaseScope {
          case detail(ComposableArchitecture.StoreOf<Detail>)
          case other(ComposableArchitecture.StoreOf<Other>)
        }

        @MainActor
        public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .detail:
            return .detail(store.scope(state: \.detail, action: \.detail)!)
          case .other:
            return .other(store.scope(state: \.other, action: \.other)!)
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#)
  }
}
