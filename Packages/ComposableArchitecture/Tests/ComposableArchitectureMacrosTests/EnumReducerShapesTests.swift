import Testing

/// What `@Reducer` makes of enums of other shapes.
@Suite struct EnumReducerShapesTests {
  @Test("A generic enum with a condition and an indirect case")
  func aGenericEnumWithAConditionAndAnIndirectCase() {
    expectExpansion(
      #"""
      @Reducer
      enum Path<Value: Equatable> {
        indirect case row(Row<Value>)
        #if DEBUG
          @ReducerCaseEphemeral
          case debug(Dialog)
        #endif
      }
      """#,
      #"""
      enum Path<Value: Equatable> {
        indirect case row(Row<Value>)
        #if DEBUG
          case debug(Dialog)
        #endif

        @dynamicMemberLookup
        enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Path
          indirect case row(Row<Value>.State)
          #if DEBUG
            case debug(Dialog)
          #endif
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              switch root {
              case .row:
                return \.row
              #if DEBUG
                case .debug:
                  return \.debug
              #endif
              }
            }
            var row: CasePaths.AnyCasePath<State, Row<Value>.State> {
              ._$case(
                embed: State.row,
                extract: {
                  if case let .row(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            #if DEBUG
              var debug: CasePaths.AnyCasePath<State, Dialog> {
                ._$case(
                  embed: State.debug,
                  extract: {
                    if case let .debug(v0) = $0 {
                      return v0
                    } else {
                      return nil
                    }
                  }
                )
              }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.reserveCapacity(2)
              allCasePaths.append(\.row)
              #if DEBUG
                allCasePaths.append(\.debug)
              #endif
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .row(v0):
              return ._$id(for: v0)._$tag(0)
            #if DEBUG
              case let .debug(v0):
                return ._$id(for: v0)._$tag(1)
            #endif
            }
          }
          mutating func _$willModify() {
            switch self {
            case .row:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .row($0)
                },
                extract: {
                  if case let .row(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            #if DEBUG
              case .debug:
                ComposableArchitecture._$willModify(
                  &self,
                  embed: {
                    .debug($0)
                  },
                  extract: {
                    if case let .debug(v0) = $0 {
                      return v0
                    } else {
                      return nil
                    }
                  }
                )
            #endif
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          indirect case row(Row<Value>.Action)
          #if DEBUG
            case debug(Dialog.Action)
          #endif
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .row:
                return \.row
              #if DEBUG
                case .debug:
                  return \.debug
              #endif
              }
            }
            var row: CasePaths.AnyCasePath<Action, Row<Value>.Action> {
              ._$case(
                embed: Action.row,
                extract: {
                  if case let .row(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            #if DEBUG
              var debug: CasePaths.AnyCasePath<Action, Dialog.Action> {
                ._$case(
                  embed: Action.debug,
                  extract: {
                    if case let .debug(v0) = $0 {
                      return v0
                    } else {
                      return nil
                    }
                  }
                )
              }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(2)
              allCasePaths.append(\.row)
              #if DEBUG
                allCasePaths.append(\.debug)
              #endif
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
              ComposableArchitecture.Scope<Self.State, Self.Action, Row<Value>>(
                state: \Self.State.Cases.row, action: \Self.Action.Cases.row
              ) {
                Row<Value>()
              }
            }
          )
        }

        enum CaseScope {
          case row(ComposableArchitecture.StoreOf<Row<Value>>)
          #if DEBUG
            case debug(Dialog)
          #endif
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case .row:
            return .row(store.scope(state: \.row, action: \.row)!)
          #if DEBUG
            case let .debug(v0):
              return .debug(v0)
          #endif
          }
        }

        init() {
          self = .row(Row<Value>())
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#)
  }

  @Test("Alerts only") func alertsOnly() {
    expectExpansion(
      #"""
      @Reducer
      enum Destination {
        case dialog(ConfirmationDialogState<Int>)
      }
      """#,
      #"""
      enum Destination {
        case dialog(ConfirmationDialogState<Int>)

        @dynamicMemberLookup
        enum State: CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Destination
          case dialog(ConfirmationDialogState<Int>)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              switch root {
              case .dialog:
                return \.dialog
              }
            }
            var dialog: CasePaths.AnyCasePath<State, ConfirmationDialogState<Int>> {
              ._$case(
                embed: State.dialog,
                extract: {
                  if case let .dialog(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<State>] = []
              allCasePaths.reserveCapacity(1)
              allCasePaths.append(\.dialog)
              return allCasePaths.makeIterator()
            }
          }
          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .dialog(v0):
              return ._$id(for: v0)._$tag(0)
            }
          }
          mutating func _$willModify() {
            switch self {
            case .dialog:
              ComposableArchitecture._$willModify(
                &self,
                embed: {
                  .dialog($0)
                },
                extract: {
                  if case let .dialog(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          case dialog(ConfirmationDialogState<Int>.Action)
          struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .dialog:
                return \.dialog
              }
            }
            var dialog: CasePaths.AnyCasePath<Action, ConfirmationDialogState<Int>.Action> {
              ._$case(
                embed: Action.dialog,
                extract: {
                  if case let .dialog(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(1)
              allCasePaths.append(\.dialog)
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
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
          )
        }

        enum CaseScope {
          case dialog(ConfirmationDialogState<Int>)
        }

        @MainActor
        static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.state {
          case let .dialog(v0):
            return .dialog(v0)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """#)
  }
}
