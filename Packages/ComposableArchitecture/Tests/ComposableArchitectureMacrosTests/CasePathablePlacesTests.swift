import Testing

/// What `@CasePathable` makes of enums that are generic, nested, or of any access level.
@Suite struct CasePathablePlacesTests {
  @Test("A generic enum with a where clause") func aGenericEnumWithAWhereClause() {
    expectExpansion(
      #"""
      @CasePathable
      enum Result2<Value, Failure: Error> where Value: Sendable {
        case success(Value)
        case failure(Failure)
      }
      """#,
      #"""
      enum Result2<Value, Failure: Error> where Value: Sendable {
        case success(Value)
        case failure(Failure)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Result2) -> CasePaths.PartialCaseKeyPath<Result2> {
            switch root {
            case .success:
              return \.success
            case .failure:
              return \.failure
            }
          }
          var success: CasePaths.AnyCasePath<Result2, Value> {
            ._$case(
              embed: Result2.success,
              extract: {
                if case let .success(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var failure: CasePaths.AnyCasePath<Result2, Failure> {
            ._$case(
              embed: Result2.failure,
              extract: {
                if case let .failure(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Result2>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Result2>] = []
            allCasePaths.reserveCapacity(2)
            allCasePaths.append(\.success)
            allCasePaths.append(\.failure)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Result2: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("A fileprivate enum inside a type") func aFileprivateEnumInsideAType() {
    expectExpansion(
      #"""
      struct Feature {
        @CasePathable
        fileprivate enum Action {
          case tapped
        }
      }
      """#,
      #"""
      struct Feature {
        fileprivate enum Action {
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
      }

      extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("A package enum") func aPackageEnum() {
    expectExpansion(
      #"""
      @CasePathable
      package enum Action {
        case tapped
      }
      """#,
      #"""
      package enum Action {
        case tapped

        package struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          package subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            switch root {
            case .tapped:
              return \.tapped
            }
          }
          package var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
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
          package func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.reserveCapacity(1)
            allCasePaths.append(\.tapped)
            return allCasePaths.makeIterator()
          }
        }

        package static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("An enum that is public by its extension") func anEnumThatIsPublicByItsExtension() {
    expectExpansion(
      #"""
      public extension Feature {
        @CasePathable
        enum Action {
          case tapped
        }
      }
      """#,
      #"""
      public extension Feature {
        enum Action {
          case tapped

          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tapped:
                return \.tapped
              }
            }
            public var tapped: CasePaths.AnyCasePath<Action, Swift.Void> {
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
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.reserveCapacity(1)
              allCasePaths.append(\.tapped)
              return allCasePaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }

      extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("An enum without cases") func anEnumWithoutCases() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {}
      """#,
      #"""
      enum Action {

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
            allCasePaths.reserveCapacity(0)
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

  @Test("An unavailable case") func anUnavailableCase() {
    expectExpansion(
      #"""
      @CasePathable
      enum Action {
        @available(*, deprecated)
        case old(Int)
      }
      """#,
      #"""
      enum Action {
        @available(*, deprecated)
        case old(Int)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
            switch root {
            case .old:
              return \.old
            }
          }
          @available(*, deprecated)
          var old: CasePaths.AnyCasePath<Action, Int> {
            ._$case(
              embed: Action.old,
              extract: {
                if case let .old(v0) = $0 {
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
            allCasePaths.append(\.old)
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
