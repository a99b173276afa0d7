import Testing

/// What `@CasePathable` makes of names, types and places that need care.
@Suite struct CasePathableNamesTests {
  @Test("Cases named with keywords") func casesNamedWithKeywords() {
    expectExpansion(
      #"""
      @CasePathable
      enum Word {
        case `Type`
        case `Protocol`(Int)
        case `self`(Int)
        case `init`
        case `default`(Int)
        case `switch`(`in`: Int, Bool)
      }
      """#,
      #"""
      enum Word {
        case `Type`
        case `Protocol`(Int)
        case `self`(Int)
        case `init`
        case `default`(Int)
        case `switch`(`in`: Int, Bool)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Word) -> CasePaths.PartialCaseKeyPath<Word> {
            switch root {
            case .`Type`:
              return \.`Type`
            case .`Protocol`:
              return \.`Protocol`
            case .`self`:
              return \.`self`
            case .`init`:
              return \.`init`
            case .`default`:
              return \.`default`
            case .`switch`:
              return \.`switch`
            }
          }
          var `Type`: CasePaths.AnyCasePath<Word, Swift.Void> {
            ._$case(
              embed: { _ in
                .`Type`
              },
              extract: {
                if case .`Type` = $0 {
                  return ()
                } else {
                  return nil
                }
              }
            )
          }
          var `Protocol`: CasePaths.AnyCasePath<Word, Int> {
            ._$case(
              embed: {
                .`Protocol`($0)
              },
              extract: {
                if case let .`Protocol`(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var `self`: CasePaths.AnyCasePath<Word, Int> {
            ._$case(
              embed: {
                .`self`($0)
              },
              extract: {
                if case let .`self`(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var `init`: CasePaths.AnyCasePath<Word, Swift.Void> {
            ._$case(
              embed: { _ in
                .`init`
              },
              extract: {
                if case .`init` = $0 {
                  return ()
                } else {
                  return nil
                }
              }
            )
          }
          var `default`: CasePaths.AnyCasePath<Word, Int> {
            ._$case(
              embed: Word.`default`,
              extract: {
                if case let .`default`(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var `switch`: CasePaths.AnyCasePath<Word, (`in`: Int, Bool)> {
            ._$case(
              embed: {
                .`switch`(`in`: $0.0, $0.1)
              },
              extract: {
                if case let .`switch`(v0, v1) = $0 {
                  return (`in`: v0, v1)
                } else {
                  return nil
                }
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Word>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Word>] = []
            allCasePaths.reserveCapacity(6)
            allCasePaths.append(\.`Type`)
            allCasePaths.append(\.`Protocol`)
            allCasePaths.append(\.`self`)
            allCasePaths.append(\.`init`)
            allCasePaths.append(\.`default`)
            allCasePaths.append(\.`switch`)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Word: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("Optional values, values that cannot exist, functions, and existentials")
  func optionalValuesValuesThatCannotExistFunctionsAndExistentials() {
    expectExpansion(
      #"""
      @CasePathable
      enum Payload {
        case optional(Int?)
        case impossible(Never)
        case function(@Sendable () -> Void)
        case existential(any Error)
        case unwrapped(Int!)
      }
      """#,
      #"""
      enum Payload {
        case optional(Int?)
        case impossible(Never)
        case function(@Sendable () -> Void)
        case existential(any Error)
        case unwrapped(Int!)

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Payload) -> CasePaths.PartialCaseKeyPath<Payload> {
            switch root {
            case .optional:
              return \.optional
            case .impossible:
              return \.impossible
            case .function:
              return \.function
            case .existential:
              return \.existential
            case .unwrapped:
              return \.unwrapped
            }
          }
          var optional: CasePaths.AnyCasePath<Payload, Int?> {
            ._$case(
              embed: Payload.optional,
              extract: {
                if case let .optional(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var impossible: CasePaths.AnyCasePath<Payload, Never> {
            ._$case(
              embed: Payload.impossible,
              extract: {
                if case let .impossible(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var function: CasePaths.AnyCasePath<Payload, @Sendable () -> Void> {
            ._$case(
              embed: Payload.function,
              extract: {
                if case let .function(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var existential: CasePaths.AnyCasePath<Payload, any Error> {
            ._$case(
              embed: Payload.existential,
              extract: {
                if case let .existential(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          var unwrapped: CasePaths.AnyCasePath<Payload, Int?> {
            ._$case(
              embed: Payload.unwrapped,
              extract: {
                if case let .unwrapped(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Payload>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Payload>] = []
            allCasePaths.reserveCapacity(5)
            allCasePaths.append(\.optional)
            allCasePaths.append(\.impossible)
            allCasePaths.append(\.function)
            allCasePaths.append(\.existential)
            allCasePaths.append(\.unwrapped)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Payload: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }

  @Test("Self in a payload is the enum") func selfInAPayloadIsTheEnum() {
    expectExpansion(
      #"""
      @CasePathable
      indirect enum Tree {
        case node(Self, [Self])
        case leaf
      }
      """#,
      #"""
      indirect enum Tree {
        case node(Self, [Self])
        case leaf

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
            switch root {
            case .node:
              return \.node
            case .leaf:
              return \.leaf
            }
          }
          var node: CasePaths.AnyCasePath<Tree, (Tree, [Tree])> {
            ._$case(
              embed: {
                .node($0.0, $0.1)
              },
              extract: {
                if case let .node(v0, v1) = $0 {
                  return (v0, v1)
                } else {
                  return nil
                }
              }
            )
          }
          var leaf: CasePaths.AnyCasePath<Tree, Swift.Void> {
            ._$case(
              embed: { _ in
                .leaf
              },
              extract: {
                if case .leaf = $0 {
                  return ()
                } else {
                  return nil
                }
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
            var allCasePaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
            allCasePaths.reserveCapacity(2)
            allCasePaths.append(\.node)
            allCasePaths.append(\.leaf)
            return allCasePaths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """#)
  }
}
