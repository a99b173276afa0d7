import Testing

/// What `@ObservableState` makes of codable, generic and enum states.
@Suite struct ObservableShapesTests {
  @Test("A codable struct keeps the names of its properties as keys")
  func aCodableStructKeepsTheNamesOfItsPropertiesAsKeys() {
    expectExpansion(
      #"""
      @ObservableState
      struct State: Codable {
        var count = 0
        let id: Int
        var `default` = 1
      }
      """#,
      #"""
      struct State: Codable {
        @ComposableArchitecture.ObservationStateTracked
        var count = 0
        let id: Int
        @ComposableArchitecture.ObservationStateTracked
        var `default` = 1

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        private enum _$Field {
          static var _count: Swift.Int {
            0
          }
          static var _default: Swift.Int {
            1
          }
        }

        static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
          var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
          fields.append(.init(\.count, storage: \Self._count, field: _$Field._count))
          fields.append(.init(\.`default`, storage: \Self._default, field: _$Field._default))
          return fields
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _count = "count"
          case id
          case _default = "default"
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }

  @Test("A codable struct that has its own keys keeps them")
  func aCodableStructThatHasItsOwnKeysKeepsThem() {
    expectExpansion(
      #"""
      @ObservableState
      struct State: Codable {
        var count = 0
        private enum CodingKeys: String, CodingKey {
          case _count = "n"
        }
      }
      """#,
      #"""
      struct State: Codable {
        @ComposableArchitecture.ObservationStateTracked
        var count = 0
        private enum CodingKeys: String, CodingKey {
          case _count = "n"
        }

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        private enum _$Field {
          static var _count: Swift.Int {
            0
          }
        }

        static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
          var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
          fields.append(.init(\.count, storage: \Self._count, field: _$Field._count))
          return fields
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }

  @Test("An enum") func anEnum() {
    expectExpansion(
      #"""
      @ObservableState
      public enum State {
        case child(Child.State)
        case labelled(id: Int)
        case pair(Int, Int)
        case impossible(Never)
        #if DEBUG
          case debug(Int)
        #endif
        case none
      }
      """#,
      #"""
      public enum State {
        case child(Child.State)
        case labelled(id: Int)
        case pair(Int, Int)
        case impossible(Never)
        #if DEBUG
          case debug(Int)
        #endif
        case none

        public var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case let .child(v0):
            return ._$id(for: v0)._$tag(0)
          case let .labelled(v0):
            return ._$id(for: v0)._$tag(1)
          case .pair:
            return ._$inert._$tag(2)
          case .impossible:
            return ._$inert._$tag(3)
          #if DEBUG
            case let .debug(v0):
              return ._$id(for: v0)._$tag(4)
          #endif
          case .none:
            return ._$inert._$tag(5)
          }
        }

        public mutating func _$willModify() {
          switch self {
          case .child:
            ComposableArchitecture._$willModify(
              &self,
              embed: {
                .child($0)
              },
              extract: {
                if case let .child(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          case .labelled:
            ComposableArchitecture._$willModify(
              &self,
              embed: {
                .labelled(id: $0)
              },
              extract: {
                if case let .labelled(v0) = $0 {
                  return v0
                } else {
                  return nil
                }
              }
            )
          case .pair:
            break
          case .impossible:
            break
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
          case .none:
            break
          }
        }
      }

      extension State: ComposableArchitecture.ObservableState {
      }
      """#)
  }

  @Test("A generic struct inside a type") func aGenericStructInsideAType() {
    expectExpansion(
      #"""
      enum Space {
        @ObservableState
        fileprivate struct State<Value> where Value: Equatable {
          var value: Value
        }
      }
      """#,
      #"""
      enum Space {
        fileprivate struct State<Value> where Value: Equatable {
          @ComposableArchitecture.ObservationStateTracked
          var value: Value

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          @ComposableArchitecture.ObservationStateIgnored
          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          private enum _$Field {
            static var _value: Swift.Int {
              0
            }
          }

          static var _$fields: [ComposableArchitecture.ObservableStateField<Self>] {
            var fields: [ComposableArchitecture.ObservableStateField<Self>] = []
            fields.append(.init(\.value, storage: \Self._value, field: _$Field._value))
            return fields
          }
        }
      }

      extension Space.State: ComposableArchitecture.ObservableState {
      }
      """#)
  }
}
