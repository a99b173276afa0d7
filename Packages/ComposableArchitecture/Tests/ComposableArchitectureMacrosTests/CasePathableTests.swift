import Testing

/// What `@CasePathable` makes of each shape of enum.
@Suite struct CasePathableTests {
  @Test("A case with a value, one without, and one with labelled values")
  func aCaseWithAValueOneWithoutAndOneWithLabelledValues() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {
        case count(Int)
        case tapped
        case moved(x: Int, y: Int)
        case named(id: Int)
      }
      """#,
      #"""
      enum Action {
        case count(Int)
        case tapped
        case moved(x: Int, y: Int)
        case named(id: Int)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            switch root {
            case .count:
              return \.count
            case .tapped:
              return \.tapped
            case .moved:
              return \.moved
            case .named:
              return \.named
            }
          }
          var count: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.count,
              extract: {
                if case let .count(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
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
          var moved: CasePaths.AnyCasePath<Action, (x: Int, y: Int)> {
            ._$case(
              embed: {
                .moved(x: $0.0, y: $0.1)
              },
              extract: {
                if case let .moved(v0, v1) = $0 {
                  return (x: v0, y: v1)
                } else {
                  return nil
                }
              }
            )
          }
          var named: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.named,
              extract: {
                if case let .named(v0) = $0 {
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
            allCasePaths.append(\.count)
            allCasePaths.append(\.tapped)
            allCasePaths.append(\.moved)
            allCasePaths.append(\.named)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("A public enum has public members, and comments stay with their cases")
  func aPublicEnumHasPublicMembersAndCommentsStayWithTheirCases() {
    expectExpansion(
      #"""
      @CasePathable
      public enum Action {
        /// The number, in full.
        case count(Int)  // trailing
        case first, second(String)  // more
      }
      """#,
      #"""
      public enum Action {
        /// The number, in full.
        case count(Int)  // trailing
        case first, second(String)  // more

        public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            switch root {
            case .count:
              return \.count
            case .first:
              return \.first
            case .second:
              return \.second
            }
          }
          /// The number, in full.
          public var count: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.count,
              extract: {
                if case let .count(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          public var first: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$case(
              embed: { _ in
                .first
              },
              extract: {
                if case .first = $0 {
                  return ()
                } else {
                  return nil
                }
              }
            )
          }
          public var second: CasePaths.AnyCasePath<Action, String> {
            ._$case(
              embed: Action.second,
              extract: {
                if case let .second(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.reserveCapacity(3)
            allCasePaths.append(\.count)
            allCasePaths.append(\.first)
            allCasePaths.append(\.second)
            return allCasePaths.makeIterator()
          }
        }

        public static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("Conditions stay around their cases, and empty branches are no trouble")
  func conditionsStayAroundTheirCasesAndEmptyBranchesAreNoTrouble() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {
        case always
        #if DEBUG
          case debug(Int)
        #elseif os(Linux)
          case linux
        #else
        #endif
        #if os(Windows)
        #endif
      }
      """#,
      #"""
      enum Action {
        case always
        #if DEBUG
          case debug(Int)
        #elseif os(Linux)
          case linux
        #else
        #endif
        #if os(Windows)
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            switch root {
            case .always:
              return \.always
            #if DEBUG
              case .debug:
                return \.debug
            #elseif os(Linux)
              case .linux:
                return \.linux
            #else
            #endif
            }
          }
          var always: CasePaths.AnyCasePath<Action, Swift.Void> {
            ._$case(
              embed: { _ in
                .always
              },
              extract: {
                if case .always = $0 {
                  return ()
                } else {
                  return nil
                }
              }
            )
          }
          #if DEBUG
            var debug: CasePaths.AnyCasePath<Action, Int> {
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
          #elseif os(Linux)
            var linux: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$case(
                embed: { _ in
                  .linux
                },
                extract: {
                  if case .linux = $0 {
                    return ()
                  } else {
                    return nil
                  }
                }
              )
            }
          #else
          #endif
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.reserveCapacity(3)
            allCasePaths.append(\.always)
            #if DEBUG
              allCasePaths.append(\.debug)
            #elseif os(Linux)
              allCasePaths.append(\.linux)
            #else
            #endif
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("An enum whose cases are all inside one condition")
  func anEnumWhoseCasesAreAllInsideOneCondition() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {
        #if DEBUG
          case debug
        #endif
      }
      """#,
      #"""
      enum Action {
        #if DEBUG
          case debug
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
              switch root {
              case .debug:
                return \.debug
              }
            #endif
          }
          #if DEBUG
            var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
              ._$case(
                embed: { _ in
                  .debug
                },
                extract: {
                  if case .debug = $0 {
                    return ()
                  } else {
                    return nil
                  }
                }
              )
            }
          #endif
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.reserveCapacity(1)
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

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("One name in two branches of a condition is no overload")
  func oneNameInTwoBranchesOfAConditionIsNoOverload() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {
        #if DEBUG
          case value(Int)
        #else
          case value(String)
        #endif
      }
      """#,
      #"""
      enum Action {
        #if DEBUG
          case value(Int)
        #else
          case value(String)
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            #if DEBUG
              switch root {
              case .value:
                return \.value
              }
            #else
              switch root {
              case .value:
                return \.value
              }
            #endif
          }
          #if DEBUG
            var value: CasePaths.AnyCasePath<Action, Int> {
              ._$case(
                embed: Action.value,
                extract: {
                  if case let .value(v0) = $0 {
                    return v0
                  } else {
                    return nil
                  }
                }
              )
            }
          #else
            var value: CasePaths.AnyCasePath<Action, String> {
              ._$case(
                embed: Action.value,
                extract: {
                  if case let .value(v0) = $0 {
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
            #if DEBUG
              allCasePaths.append(\.value)
            #else
              allCasePaths.append(\.value)
            #endif
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }
}
